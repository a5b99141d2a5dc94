import type { Seat, View } from '@crownhold/core';
import { ARMS, DICE, duel, type Event, formatFace, PHASES, SPELLS, type State } from '@crownhold/games/duel';

/** One thing that happened, and the table after it. */
export interface DuelScene {
  readonly event: Event;
  readonly view: View<State>;
}

const SPELLBOOK_PHASE = PHASES.indexOf('lightning');

/**
 * The table after each of some events, so that they can be shown one by one. Ticks are no steps, so that their states
 * are put together from the table before and after; while they are told, the phase is that of the spellbook.
 */
export function scenesOf(before: View<State>, events: readonly Event[], after: View<State>): readonly DuelScene[] {
  let now: State = before;
  return events.map((event) => {
    now = changed(now, event, after);
    // Nothing is hidden in this game.
    return { event, view: now as View<State> };
  });
}

function changed(before: State, event: Event, after: State): State {
  const now = duel.copy(before);
  switch (event.kind) {
    case 'taken':
    case 'left':
      for (const die of event.dice) now.hands[event.seat]! |= 1 << die;
      return now;
    case 'turned':
    case 'rolled':
      now.faces[event.die] = faceOf(event.die, event.face);
      return now;
    case 'castle-used':
      now.marked |= 1 << event.die;
      now.castles |= 1 << event.seat;
      return now;
    case 'named':
      now.names[event.die] = ARMS.indexOf(event.arms) + 1;
      return now;
    case 'drawn':
      now.drew |= 1 << event.seat;
      return withMap(now, event.seat, after);
    case 'ticked':
      now.phaseIndex = SPELLBOOK_PHASE;
      now.ticks[event.seat * ARMS.length + ARMS.indexOf(event.arms)] = event.ticks;
      return now;
    case 'spell-won':
      now.won[event.seat]! |= 1 << SPELLS.indexOf(event.spell);
      return now;
    case 'cross-added':
      return withMap(now, event.seat, after);
    case 'domains-named':
      now.named[event.seat] = ARMS.indexOf(event.arms) + 1;
      return now;
    case 'announced':
    case 'passed':
      return now;
    case 'round-began':
    case 'game-ended':
      return duel.copy(after);
  }
}

/** In one act a map changes once at most: the map after it is the map after its event. */
function withMap(now: State, seat: Seat, after: State): State {
  const copyPart = (to: Int32Array | Uint8Array, from: Int32Array | Uint8Array) => {
    const half = to.length / 2;
    to.set(from.subarray(seat * half, (seat + 1) * half), seat * half);
  };
  copyPart(now.boards, after.boards);
  copyPart(now.crosses, after.crosses);
  return now;
}

function faceOf(die: number, text: string): number {
  const side = DICE[die]!.find(({ face }) => formatFace(face) === text);
  if (!side) throw new Error(`die ${die + 1} has no face ${text}`);
  return side.face;
}
