import {
  below,
  type GameOf,
  type GameOptions,
  type GameTypes,
  listMoves,
  type Rng,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import { type State as ColoursState, colours, NO_DIE } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import type { State as KingdominoState } from '@crownhold/games/kingdomino';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Input, InputRules } from '../src/input.ts';
import { plainRules } from './plain-input.ts';

export interface AnyTypes extends GameTypes {
  readonly state: StateBuffer;
  readonly options: GameOptions;
  readonly event: unknown;
}
export type AnyGame = GameOf<AnyTypes>;
type PlainRules = InputRules<AnyTypes, Input<AnyTypes>, string>;

export interface Setting {
  readonly name: string;
  readonly game: AnyGame;
  readonly options: GameOptions;
  readonly rules: PlainRules;
}

function setting<O extends GameOptions>(name: string, game: AnyGame, options: O): Setting {
  return { name, game, options, rules: plainRules<AnyTypes>(game, WAYS[game.id]) };
}

// Each is only ever given states of its own game.
const WAYS: Readonly<Record<string, Partial<PlainRules>>> = {
  kingdomino: { isBetweenGames: (view) => (view as unknown as KingdominoState).phase === 'renew' },
  colours: {
    isHidden(view, seat) {
      const { phase, dice } = view as unknown as ColoursState;
      return phase === 'play' && dice[seat] !== NO_DIE;
    },
  },
};

/** Every game, with its numbers of seats and what makes rows differ. */
export const SETTINGS: readonly Setting[] = [
  setting('Kingdomino', kingdomino, { seats: 2, variants: [], tiebreak: 'crowns' }),
  setting('Kingdomino with three seats', kingdomino, { seats: 3, variants: ['harmony'], tiebreak: 'crowns' }),
  setting('Dynasty', kingdomino, { seats: 2, variants: ['dynasty'], tiebreak: 'crowns' }),
  setting('Duel', duel, { seats: 2, spellbook: 'drawn', first: 'random' }),
  setting('Colour Kingdoms alone', colours, { seats: 1, map: 'first' }),
  setting('Colour Kingdoms with two seats', colours, { seats: 2, map: 'first' }),
  setting('Colour Kingdoms with four seats', colours, { seats: 4, map: 'first' }),
];

export function dealing(seed: number) {
  return { secret: Uint8Array.from({ length: 32 }, (_, at) => (seed * 31 + at * 7) & 255), table: `table-${seed}` };
}

export function people(seats: number) {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }));
}

/** A random whole turn, as the texts of its steps. */
export function randomSteps(game: AnyGame, view: View<StateBuffer>, seat: Seat, rng: Rng): readonly string[] {
  const state = game.copy(view);
  const steps: string[] = [];
  while (game.turn(state, seat) === game.turn(view, seat)) {
    const moves = listMoves(game, state, seat);
    const move = moves[below(rng, moves.length)]!;
    steps.push(game.formatMove(state, move));
    game.apply(state, seat, move);
  }
  return steps;
}
