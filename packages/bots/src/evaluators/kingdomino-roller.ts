import { CHANCE, type MoveCode, NOBODY, type Seat } from '@crownhold/core';
import { encodeMove, FREE, kingdomino, listPlacements, type State } from '@crownhold/games/kingdomino';
import type { Roller } from '../roller.ts';
import { Ground } from './kingdomino-ground.ts';
import { HALVES } from './kingdomino-land.ts';

const DISCARD = encodeMove({ kind: 'discard' });
const TAKE = encodeMove({ kind: 'take', domino: 0 });
const SEATS = 4;
const DOMINOES = 48;
const PHASES = { place: 'place', take: 'take' } as const;

/** In points. */
const CROWN = 0.3;
/** Of a domino's number: who takes a lower one chooses earlier in the next round. */
const DELAY = 0.03;
const HARMONY = 5;

/** What a domino is worth by itself. */
const WORTH = Float64Array.from({ length: DOMINOES + 1 }, (_, number) => {
  if (number === 0) return 0;
  const [one, other] = HALVES.get(number)!;
  return CROWN * (one.crowns + other.crowns) - DELAY * number;
});

const grounds = Array.from({ length: SEATS }, () => new Ground());
const placements = new Int32Array(kingdomino.maxMoves);

/** Places where it wins most, by points and shape; takes what could be placed best. */
export const kingdominoRoller: Roller<State> = {
  seats: (state) => state.seats,

  rate(state, seat, moves, count, out) {
    const ground = grounds[seat]!;
    ground.read(state, seat);
    const isPlacing = state.phase === PHASES.place;
    const isHarmony = state.hasVariant('harmony') && state.discards[seat] === 0;
    for (let i = 0; i < count; i++) {
      const move = moves[i]!;
      if (!isPlacing) out[i] = rateTake(state, seat, ground, move - TAKE);
      else out[i] = move === DISCARD ? (isHarmony ? -HARMONY : 0) : ground.rate(state.activeDomino, move);
    }
  },

  playOut(state, rng) {
    const { game } = state;
    for (let seat = 0; seat < state.seats; seat++) grounds[seat]!.read(state, seat);
    for (;;) {
      const actors = kingdomino.actors(state);
      if (actors === NOBODY || state.phase === 'renew' || state.game !== game) return;
      if (actors === 1 << CHANCE) kingdomino.apply(state, CHANCE, kingdomino.sample(state, CHANCE, rng));
      else step(state, state.seat);
    }
  },
};

function step(state: State, seat: Seat): void {
  const ground = grounds[seat]!;
  if (state.phase === PHASES.take) {
    kingdomino.apply(state, seat, bestTake(state, seat, ground));
    return;
  }
  const domino = state.activeDomino;
  const count = listPlacements(state, seat, domino, placements);
  const move = count === 0 ? DISCARD : bestPlacement(ground, domino, count);
  kingdomino.apply(state, seat, move);
  ground.lay(domino, move);
}

let bestRating = 0;

/** The best of the placements listed last; its rating stays in `bestRating`. */
function bestPlacement(ground: Ground, domino: number, count: number): MoveCode {
  let best = placements[0]!;
  bestRating = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const rating = ground.rate(domino, placements[i]!);
    if (rating > bestRating) {
      bestRating = rating;
      best = placements[i]!;
    }
  }
  return best;
}

function rateTake(state: State, seat: Seat, ground: Ground, domino: number): number {
  const count = listPlacements(state, seat, domino, placements);
  if (count === 0) return WORTH[domino]! - HARMONY;
  bestPlacement(ground, domino, count);
  return bestRating + WORTH[domino]!;
}

function bestTake(state: State, seat: Seat, ground: Ground): MoveCode {
  const { next, nextKings, lineLength } = state;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < lineLength; at++) {
    if (nextKings[at] !== FREE) continue;
    const domino = next[at]!;
    const rating = rateTake(state, seat, ground, domino);
    if (rating > highest) {
      highest = rating;
      best = domino;
    }
  }
  return TAKE + best;
}
