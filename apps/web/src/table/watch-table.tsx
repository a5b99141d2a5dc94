import type { GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../app/language.ts';
import { useWakeLock } from '../app/wake-lock.ts';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { type FarWatch, farShown } from './far-parts.ts';
import { NewsLog } from './frame/news-log.tsx';
import { namedSeat, presentView } from './shown-table.ts';
import type { Show } from './use-sitting.ts';
import { useVoice } from './use-voice.ts';
import { nameOf, promptOf } from './words.ts';

/** How long a finished game of a series is looked at where nobody taps. */
const BETWEEN_GAMES_MS = 12_000;

interface WatchTableProps<G extends GameTypes, I extends Input<G>, A extends GameAction> {
  readonly sitting: Show<G, I, A>;
  readonly watch: FarWatch;
}

/** A table for those who only look at it, on a large screen: it shows the present and needs no hand. */
export function createWatchTable<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
): ComponentType<WatchTableProps<G, I, A>> {
  return ({ sitting, watch }): JSX.Element => {
    const say = t.value;
    const { table, projector, own } = sitting;
    const shown = table.shown.value;
    const { chairs, view, acts, thrown } = shown;
    const seat = namedSeat(shown, face.voice);
    const isBetween = shown.stage.kind === 'between-games';
    useVoice(face, table);
    useWakeLock();
    useEffect(() => {
      projector.hurry(true);
      projector.skip();
      return () => projector.hurry(false);
    }, [projector]);
    useEffect(() => {
      if (!isBetween) return undefined;
      const timer = setTimeout(() => table.goOn(), BETWEEN_GAMES_MS);
      return () => clearTimeout(timer);
    }, [isBetween, table]);
    const name = nameOf(chairs, seat);
    return (
      <watch.Screen
        shown={farShown(shown, own)}
        live={{ view, events: acts.at(-1)?.events ?? [], seat, chairs, thrown }}
        name={face.words.who?.(presentView(shown), seat, name, say) ?? name}
        prompt={promptOf(face, shown, say)}
        progress={face.words.progress(view, say)}
        news={<NewsLog face={face} log={shown.log} chairs={chairs} />}
      />
    );
  };
}
