import { CHANCE, type MoveCode, type Seat, type View } from '@crownhold/core';
import { type Event, encodeMove, kingdomino, type State } from '@crownhold/games/kingdomino';

/** One thing that happened, and the table after it. */
export interface KingdominoScene {
  readonly event: Event;
  readonly view: View<State>;
}

/** The table after each of some events, so that they can be shown one by one. */
export function scenesOf(before: View<State>, events: readonly Event[]): readonly KingdominoScene[] {
  let view = before;
  return events.map((event) => {
    const step = stepOf(event);
    if (step) {
      const after = kingdomino.copy(view);
      kingdomino.apply(after, step.actor, step.move);
      // Steps that everybody has seen hide nothing more than the view they are made on.
      view = after as View<State>;
    }
    return { event, view };
  });
}

/** The step that an event tells; nothing for what follows from another one. */
function stepOf(event: Event): { readonly actor: Seat; readonly move: MoveCode } | undefined {
  switch (event.kind) {
    case 'drawn':
      return { actor: CHANCE, move: encodeMove({ kind: 'draw', domino: event.domino }) };
    case 'king-drawn':
      return { actor: CHANCE, move: encodeMove({ kind: 'king', seat: event.seat }) };
    case 'taken':
      return { actor: event.seat, move: encodeMove({ kind: 'take', domino: event.domino }) };
    case 'placed':
      return { actor: event.seat, move: encodeMove({ kind: 'put', first: event.cells[0], second: event.cells[1] }) };
    case 'discarded':
      return { actor: event.seat, move: encodeMove({ kind: 'discard' }) };
    default:
      return undefined;
  }
}
