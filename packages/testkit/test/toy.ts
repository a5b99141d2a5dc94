import {
  type Actor,
  below,
  CHANCE,
  type Game,
  includes,
  type LogEntry,
  type MoveCode,
  type Refusal,
  type Rng,
  type Seat,
  type View,
  type Viewer,
} from '@crownhold/core';
import type { ConformanceSpec } from '../src/property.ts';
import * as rules from './toy-rules.ts';
import {
  copy,
  create,
  formatState,
  MAX_COINS,
  parseOptions,
  parseState,
  SEATS,
  type ToyOptions,
  type ToyState,
} from './toy-state.ts';

const { REVEAL, ROLL, SEAL } = rules;

export type ToyEvent =
  | { readonly kind: 'rolled'; readonly prize: number }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly coin: number }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly bids: readonly number[] };

export type ToyGame = Game<ToyState, ToyOptions, ToyEvent>;

/** Everybody bids for a prize at the same time: coins are laid one by one in secret, then the bid is sealed. */
export const toy: ToyGame = {
  id: 'sealed-bids',
  rulesVersion: 1,
  seats: SEATS,
  create,
  copy,
  formatState,
  parseState,
  parseOptions,
  maxMoves: rules.maxMoves,
  actors: rules.actors,
  legalMoves: rules.legalMoves,
  apply: rules.apply,
  chanceWeight: rules.chanceWeight,
  turn: rules.turn,
  sample: rules.sample,
  score: rules.score,
  ranking: rules.ranking,
  formatMove,
  parseMove,
  view,
  determinize,
  events,
  startsAct: ({ phase }) => phase === 'roll',
  refusal,
};

export const toySpec: ConformanceSpec<ToyState, ToyOptions, ToyEvent> = {
  game: toy,
  options: [
    { seats: 2, rounds: 3 },
    { seats: 3, rounds: 2 },
  ],
  maxSteps: 40,
  hides: (state, actor, viewer) => isBidding(state) && actor !== CHANCE && actor !== viewer,
};

function isBidding(state: ToyState): boolean {
  return state.phase === 'bid' || state.phase === 'reveal';
}

function formatMove(_state: ToyState, move: MoveCode): string {
  if (move === REVEAL) return 'reveal';
  if (move === SEAL) return 'seal';
  return move > ROLL ? `roll ${move - ROLL}` : `lay ${move}`;
}

function parseMove(_state: ToyState, text: string): MoveCode | undefined {
  if (text === 'reveal') return REVEAL;
  if (text === 'seal') return SEAL;
  const [, word, number] = /^(roll|lay) ([1-3])$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  return Number(number) + (word === 'roll' ? ROLL : 0);
}

function view(state: ToyState, viewer: Viewer): View<ToyState> {
  const seen = copy(state);
  for (const seat of seen.seats) {
    if (seat === viewer) continue;
    seen.give(seat, 'bid', 0);
    seen.give(seat, 'coins', 0);
  }
  // Every secret was blanked just above.
  return seen as View<ToyState>;
}

function determinize(seen: View<ToyState>, viewer: Viewer, rng: Rng): ToyState {
  const guess = copy(seen);
  for (const seat of guess.seats) {
    if (seat === viewer || !isBidding(guess)) continue;
    for (let coins = below(rng, MAX_COINS + 1); coins > 0; coins--) {
      const bid = guess.of(seat, 'bid') + 1 + below(rng, 3);
      if (bid > guess.of(seat, 'purse')) break;
      guess.give(seat, 'bid', bid);
      guess.give(seat, 'coins', guess.of(seat, 'coins') + 1);
    }
  }
  return guess;
}

function events(before: ToyState, { actor, move }: LogEntry, viewer: Viewer): readonly ToyEvent[] {
  if (move === REVEAL) return [{ kind: 'revealed', bids: before.seats.map((seat) => before.of(seat, 'bid')) }];
  if (move > ROLL) return [{ kind: 'rolled', prize: move - ROLL }];
  if (move === SEAL) return [{ kind: 'sealed', seat: actor }];
  return actor === viewer ? [{ kind: 'laid', seat: actor, coin: move }] : [];
}

function refusal(state: ToyState, actor: Actor, move: MoveCode): Refusal | undefined {
  if (!includes(rules.actors(state), actor)) return { rule: 'T2', code: 'not-acting', args: { actor } };
  if (rules.movesOf(state, actor).includes(move)) return undefined;
  return { rule: 'T3', code: 'no-such-move', args: { move } };
}
