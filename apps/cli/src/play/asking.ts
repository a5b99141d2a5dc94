import type { Seat } from '@crownhold/core';
import { stageOf } from '@crownhold/table';
import type { Controls } from './controls.ts';
import type { Mode } from './snapshot.ts';

/** What a screen is about while people sit at a table. */
export function modeOf(controls: Controls, failureOf: (seat: Seat) => string): Mode {
  const { session, focus } = controls;
  const stage = stageOf(session);
  switch (stage.kind) {
    case 'turn':
      return { kind: 'turn', seat: stage.seat, turn: { input: session.input!, focus } };
    case 'hand-over':
      return { kind: 'hand-over', seat: controls.firstOf(stage.seats) };
    case 'waiting':
      return { kind: 'bot', seat: controls.firstOf(stage.seats) };
    case 'sent':
      return { kind: 'bot', seat: stage.seat };
    case 'stuck':
      return { kind: 'stuck', seat: stage.seat, reason: failureOf(stage.seat) };
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
