import { type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { settings } from '../app/settings.ts';
import { screenDrawn } from '../app/slices.ts';
import type { GameAction } from './action.ts';
import { createBotClient } from './bot-client.ts';
import type { Advice, Face } from './face.ts';
import { impatient } from './film.ts';
import { filmPace } from './film-pace.ts';
import { Projector } from './projector.ts';
import { type OpenGame, type Sitting, sitDown } from './sitting.ts';

/** How long a film waits for a tap where others play elsewhere. */
const FAR_WAIT_MS = 6000;

/** A sitting, and the projector that shows it what others do. */
export interface Show<G extends GameTypes, I extends Input<G>, A extends GameAction> extends Sitting<G, I, A> {
  readonly projector: Projector<G>;
}

async function openTable<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  id: string,
  open: OpenGame | undefined,
): Promise<Show<G, I, A> | RecordFault | undefined> {
  const projector = new Projector<G>({
    film(act, own) {
      const shots = face.film?.(act, own, t.value) ?? [];
      return open ? impatient(shots, FAR_WAIT_MS) : shots;
    },
    pace: () => filmPace.value,
    drawn: screenDrawn,
    isHidden: () => document.hidden,
  });
  const ports = {
    isConfirmed: () => settings.value.confirm,
    play: (...act: Parameters<typeof projector.play>) => projector.play(...act),
    openBots: () => createBotClient<G, H>(face.rules.game),
    fail: reportError,
  };
  const sitting = await sitDown(face, id, ports, open);
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
  open?: OpenGame,
): Show<G, I, A> | RecordFault | 'loading' | 'not-found' {
  const [sitting, setSitting] = useState<Show<G, I, A> | RecordFault | 'loading' | 'not-found'>('loading');
  const [error, setError] = useState<unknown>();
  // Load errors are shown by the error boundary.
  if (error !== undefined) throw error;
  useEffect(() => {
    let isWanted = true;
    let opened: Show<G, I, A> | undefined;
    openTable(face, id, open).then((found) => {
      if (found && !isFault(found)) opened = found;
      if (isWanted) setSitting(found ?? 'not-found');
      else opened?.close();
    }, setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [face, id, open]);
  return sitting;
}
