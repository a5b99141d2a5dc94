import { type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { nextTask } from '../app/next-task.ts';
import { settings } from '../app/settings.ts';
import { screenDrawn } from '../app/slices.ts';
import type { GameAction } from './action.ts';
import { createBotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import type { FilmPace, Shot } from './film.ts';
import { filmPace } from './film-pace.ts';
import { startTableBots } from './hurried-bots.ts';
import { Projector } from './projector.ts';
import { type OpenGame, type Sitting, type SittingPorts, sitDown } from './sitting.ts';

/** A game that lives elsewhere, and its films: there nobody waits for those who look. */
interface Elsewhere {
  readonly open: OpenGame;
  impatient<G extends GameTypes>(shots: readonly Shot<G>[]): readonly Shot<G>[];
  paceBehind(pace: FilmPace, behind: number, isOwnReveal: boolean): FilmPace | 'none';
}

/** A sitting, and the projector that shows it what others do. */
export interface Show<G extends GameTypes, I extends Input<G>, A extends GameAction> extends Sitting<G, I, A> {
  readonly projector: Projector<G>;
}

async function openTable<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  id: string,
  elsewhere: Elsewhere | undefined,
): Promise<Show<G, I, A> | RecordFault | undefined> {
  const projector = new Projector<G>({
    film(act, own) {
      const shots = face.film?.(act, own, t.value) ?? [];
      return elsewhere?.impatient(shots) ?? shots;
    },
    pace: () => filmPace.value,
    drawn: screenDrawn,
    isHidden: () => document.hidden,
  });
  const ports = {
    isConfirmed: () => settings.value.confirm,
    play(...[act, own, hasMore, show, behind]: Parameters<NonNullable<SittingPorts<G, H>['play']>>) {
      const isOwnReveal = own.length > 0 && (face.rules.isReveal?.(act.events) ?? false);
      const pace = elsewhere?.paceBehind(filmPace.value, behind, isOwnReveal);
      return projector.play(act, own, hasMore, show, pace);
    },
    openBots: () => createBotClient<G, H>(face.rules.game, startTableBots()),
    fail: reportError,
  };
  const sitting = await sitDown(face, id, ports, elsewhere?.open);
  if (sitting === undefined || isFault(sitting)) return sitting;
  const close = () => {
    projector.close();
    sitting.close();
  };
  // It is drawn by a task of its own.
  await nextTask();
  return { ...sitting, projector, close };
}

/** A sitting as long as the table is on the screen. */
export function useSitting<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  id: string,
  elsewhere?: Elsewhere,
): Show<G, I, A> | RecordFault | 'loading' | 'not-found' {
  const [sitting, setSitting] = useState<Show<G, I, A> | RecordFault | 'loading' | 'not-found'>('loading');
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    let isWanted = true;
    let opened: Show<G, I, A> | undefined;
    openTable(face, id, elsewhere).then((found) => {
      if (found && !isFault(found)) opened = found;
      if (isWanted) setSitting(found ?? 'not-found');
      else opened?.close();
    }, setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [face, id, elsewhere]);
  return sitting;
}
