import { CHANCE, type Rng, type Seat } from '@crownhold/core';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';
import { missing } from '../sheet/achievement-race.ts';
import { GREEDY_WEIGHTS } from '../sheet/sheet-weights.ts';
import { completionChance } from '../sheet/speed-forecast.ts';
import { REVEAL, STRIKE } from './move-codes.ts';
import { QuickPlayer } from './quick-player.ts';

/** A row that can be completed in so many rounds may well be. */
const ROUNDS = 3;

const player = new QuickPlayer();
const moves = new Int32Array(colours.maxMoves);

/** Plays to the end by the rules, all seats at sight. Only throws need chance, so that two positions can meet the same ones. */
export function playToEnd(state: State, rng: Rng): void {
  for (;;) {
    switch (state.phase) {
      case 'play':
        playRound(state);
        break;
      case 'reveal':
        colours.apply(state, CHANCE, REVEAL);
        break;
      case 'strike':
        colours.apply(state, 0, chooseStrike(state));
        break;
      case 'over':
        return;
      default:
        colours.apply(state, CHANCE, colours.sample(state, CHANCE, rng));
    }
  }
}

function playRound(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.dice[seat] !== NO_DIE && state.done[seat] === 0) player.playTurn(state, seat);
  }
  while (state.takers < state.seats) player.playTurn(state, state.taker);
}

/** [C43] The number that is least likely to be earned, by points. */
function chooseStrike(state: State): number {
  const count = colours.legalMoves(state, 0, moves);
  let best = moves[0]!;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const cost = costOfStriking(state, 0, (moves[at]! - STRIKE) >> 3, (moves[at]! - STRIKE) & 7);
    if (cost >= lowest) continue;
    lowest = cost;
    best = moves[at]!;
  }
  return best;
}

function costOfStriking(state: State, seat: Seat, row: number, number: number): number {
  if (state.places[row] !== 0) return 0;
  return number * completionChance(missing(state, seat, row), ROUNDS, GREEDY_WEIGHTS);
}
