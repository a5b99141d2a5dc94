import { type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { screenDrawn } from '../app/slices.ts';
import type { GameAction } from './action.ts';
import { createBotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import { filmPace } from './film-pace.ts';
import { Projector } from './projector.ts';
import { type Sitting, sitDown } from './sitting.ts';

/** A sitting, and the projector that shows it what others do. */
export interface Show<G extends GameTypes, I extends Input<G>, A extends GameAction> extends Sitting<G, I, A> {
  readonly projector: Projector<G>;
}

async function openTable<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  id: string,
): Promise<Show<G, I, A> | RecordFault | undefined> {
  const projector = new Projector<G>({
    film: (act, own) => face.film?.(act, own, t.value) ?? [],
    pace: () => filmPace.value,
    drawn: screenDrawn,
    isHidden: () => document.hidden,
  });
  const sitting = await sitDown(face, id, {
    isConfirmed: () => settings.value.confirm,
    play: (...act) => projector.play(...act),
    openBots: () => createBotClient<G, H>(face.rules.game),
    fail: reportError,
  });
  if (sitting === undefined || isFault(sitting)) return sitting;
  const close = () => {
    projector.close();
    sitting.close();
  };
  return { ...sitting, projector, close };
}

/** A sitting as long as the table is on the screen. */
export function useSitting<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  id: string,
): Show<G, I, A> | RecordFault | 'loading' | 'not-found' {
  const [sitting, setSitting] = useState<Show<G, I, A> | RecordFault | 'loading' | 'not-found'>('loading');
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    let isWanted = true;
    let opened: Show<G, I, A> | undefined;
    openTable(face, id).then((found) => {
      if (found && !isFault(found)) opened = found;
      if (isWanted) setSitting(found ?? 'not-found');
      else opened?.close();
    }, setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [face, id]);
  return sitting;
}
