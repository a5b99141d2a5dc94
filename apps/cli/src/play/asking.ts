import { stageOf } from '@crownhold/table';
import type { Sitting } from './sitting.ts';
import type { Mode } from './snapshot.ts';

/** What a screen is about while people sit at a table. */
export function modeOf(sitting: Sitting): Mode {
  const { session, focus } = sitting;
  const stage = stageOf(session);
  switch (stage.kind) {
    case 'turn':
      return { kind: 'turn', seat: stage.seat, turn: { input: session.input!, focus } };
    case 'hand-over':
      return { kind: 'hand-over', seat: sitting.firstOf(stage.seats) };
    case 'waiting':
      return { kind: 'bot', seat: sitting.firstOf(stage.seats) };
    case 'sent':
      return { kind: 'bot', seat: stage.seat };
    case 'stuck':
      return { kind: 'stuck', seat: stage.seat, reason: sitting.failureOf(stage.seat) };
    case 'between-games':
      return { kind: 'pause' };
    case 'over':
      return { kind: 'over' };
    case 'telling':
    case 'seating':
    case 'stopped':
      throw new Error(`a table at this keyboard is never ${stage.kind}`);
  }
}
