import {
  type Actor,
  type ActorSet,
  below,
  CHANCE,
  includes,
  type MoveCode,
  only,
  type Rng,
  type Seat,
} from '@crownhold/core';
import { MAX_COINS, type ToyState } from './toy-state.ts';

/** Codes 1 to 3 lay a coin of that worth. */
const COINS = 3;
export const SEAL = 8;
/** Plus the number of the face. */
export const ROLL = 64;
/** The prize is 1 three times as often as 3. */
const FACES = [1, 2, 3];
export const REVEAL = 96;

export const maxMoves = COINS + 1;

export function actors(state: ToyState): ActorSet {
  if (state.phase === 'over') return 0;
  if (state.phase !== 'bid') return only(CHANCE);
  return state.seats.filter((seat) => state.of(seat, 'sealed') === 0).reduce((set, seat) => set | only(seat), 0);
}

export function movesOf(state: ToyState, actor: Actor): readonly MoveCode[] {
  if (!includes(actors(state), actor)) return [];
  if (state.phase === 'roll') return FACES.map((face) => ROLL + face);
  if (state.phase === 'reveal') return [REVEAL];
  const left = state.of(actor, 'purse') - state.of(actor, 'bid');
  const worth = state.of(actor, 'coins') < MAX_COINS ? Math.min(COINS, left) : 0;
  return [...Array.from({ length: worth }, (_, index) => index + 1), SEAL];
}

export function legalMoves(state: ToyState, actor: Actor, out: Int32Array): number {
  const moves = movesOf(state, actor);
  out.set(moves);
  return moves.length;
}

export function apply(state: ToyState, actor: Actor, move: MoveCode): void {
  if (move === REVEAL) {
    reveal(state);
  } else if (actor === CHANCE) {
    state.set('prize', move - ROLL);
    state.phase = 'bid';
  } else if (move === SEAL) {
    state.give(actor, 'sealed', 1);
    state.give(actor, 'turns', state.of(actor, 'turns') + 1);
    if (actors(state) === 0) state.phase = 'reveal';
  } else {
    state.give(actor, 'bid', state.of(actor, 'bid') + move);
    state.give(actor, 'coins', state.of(actor, 'coins') + 1);
  }
}

/** All pay what they bid, and the one who bid most gets the prize; equals get nothing. */
function reveal(state: ToyState): void {
  const winner = winnerOf(state);
  if (winner !== undefined) state.give(winner, 'points', state.of(winner, 'points') + state.get('prize'));
  for (const seat of state.seats) {
    state.give(seat, 'purse', state.of(seat, 'purse') - state.of(seat, 'bid'));
    for (const field of ['bid', 'coins', 'sealed'] as const) state.give(seat, field, 0);
  }
  state.set('prize', 0);
  state.set('round', state.get('round') + 1);
  state.phase = state.get('round') === state.get('rounds') ? 'over' : 'roll';
}

function winnerOf(state: ToyState): Seat | undefined {
  const bids = state.seats.map((seat) => state.of(seat, 'bid'));
  const best = Math.max(...bids);
  return bids.indexOf(best) === bids.lastIndexOf(best) ? bids.indexOf(best) : undefined;
}

export function chanceWeight(_state: ToyState, move: MoveCode): number {
  return move === REVEAL ? 1 : 4 - (move - ROLL);
}

export function turn(state: ToyState, seat: Seat): number {
  return state.of(seat, 'turns');
}

export function sample(state: ToyState, actor: Actor, rng: Rng): MoveCode {
  const moves = movesOf(state, actor);
  const tickets = actor === CHANCE ? moves.flatMap((move) => Array(chanceWeight(state, move)).fill(move)) : moves;
  return tickets[below(rng, tickets.length)]!;
}

export function score(state: ToyState, seat: Seat): number {
  return state.of(seat, 'points');
}

export function ranking(state: ToyState): readonly number[] {
  const points = state.seats.map((seat) => score(state, seat));
  return points.map((own) => 1 + points.filter((other) => other > own).length);
}
