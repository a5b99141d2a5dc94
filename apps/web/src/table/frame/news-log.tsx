import type { Chair, GameTypes } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { useMedia } from '../../app/media.ts';
import type { GameAction } from '../action.ts';
import type { Advice, Face } from '../face.ts';

/** Where frame.css has a place for it. */
const WITH_ROOM = ['(min-aspect-ratio: 1/1)', '(min-width: 820px)', '(min-height: 561px)'].join(' and ');
const LINES = 12;
/** Not every event is news. */
const LAST_EVENTS = 4 * LINES;

interface NewsLogProps<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice> {
  readonly face: Face<G, I, A, H>;
  readonly log: readonly G['event'][];
  readonly chairs: readonly Chair[];
}

/** What has happened, for screens with room for it; others do not even write it. */
export function NewsLog<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>({
  face,
  log,
  chairs,
}: NewsLogProps<G, I, A, H>): JSX.Element | undefined {
  const say = t.value;
  const hasRoom = useMedia(WITH_ROOM);
  const lines = useMemo(
    () => (hasRoom ? face.words.news(log.slice(-LAST_EVENTS), chairs, say).slice(-LINES) : []),
    [hasRoom, face, log, chairs, say],
  );
  if (!hasRoom) return undefined;
  return (
    <ol class="log" aria-hidden="true">
      {lines.map((line, index) => (
        <li key={`${log.length} ${index}`}>{line}</li>
      ))}
    </ol>
  );
}
