import {
  type AnyGame,
  asked,
  CHANCE,
  chooseRandomly,
  createRng,
  isRefusal,
  type Seat,
  type StateBuffer,
  sampleChance,
  type View,
} from '@crownhold/core';

/** Somebody is to decide something here. */
export interface Position {
  readonly view: View<StateBuffer>;
  readonly seat: Seat;
}

/** Where a seat begins a turn in a random game, from its beginning to its end. */
export function randomPositions(game: AnyGame, seats: number, seed: number): readonly Position[] {
  const options = game.parseOptions({ seats });
  if (isRefusal(options)) throw new Error(options.code);
  const rng = createRng(seed);
  const buffer = new Int32Array(game.maxMoves);
  const state = game.create(options);
  const positions: Position[] = [];
  for (;;) {
    const who = asked(game, state);
    if (who.kind === 'over') return positions;
    if (who.kind === 'chance') {
      game.apply(state, CHANCE, sampleChance(game, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    positions.push({ view: game.view(state, seat), seat });
    const turn = game.turn(state, seat);
    while (game.turn(state, seat) === turn) {
      game.apply(state, seat, chooseRandomly(game, state, seat, rng, buffer));
    }
  }
}
