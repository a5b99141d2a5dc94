import { winsOf } from '../simulate/tally.ts';
import type { DealResult, GameResult } from './result.ts';
import type { Setup } from './setup.ts';
import { type EloFigure, eloOf, estimateMean, estimateShare, type Figure, type Lot } from './statistics.ts';

/** What one contestant has achieved. Deals are the independent samples, not games: a deal's games are alike. */
export interface Standing {
  readonly name: string;
  readonly seats: number;
  /** Points of each of its seats in games without a forfeit; `undefined` if there are none. */
  readonly points: Figure | undefined;
  /** The median of the same points. */
  readonly median: number | undefined;
  /** Points more than the best of all others, in the same games; `undefined` for somebody who plays alone. */
  readonly margin: Figure | undefined;
  /** First places of all its seats; a shared one counts as a share. */
  readonly firsts: Figure;
  /** What it would have if all were equal. */
  readonly fair: number;
  /** Of the games that one seat alone has won; `undefined` if there are none. */
  readonly decided: Figure | undefined;
  readonly turns: number;
  readonly msPerTurn: number;
  /** Games that it has lost by a failure. */
  readonly forfeits: number;
}

/** How often one is placed before another, a tie being half of it, and what that is in Elo's scale. */
export interface Comparison {
  readonly one: string;
  readonly other: string;
  readonly ahead: Figure;
  readonly elo: EloFigure;
}

export interface Standings {
  readonly deals: number;
  readonly games: number;
  readonly contestants: readonly Standing[];
  readonly comparisons: readonly Comparison[];
}

/** By at least one deal. */
export function standingsOf(setup: Setup, deals: readonly DealResult[]): Standings {
  const indices = [...setup.contestants.keys()];
  return {
    deals: deals.length,
    games: deals.reduce((sum, { games }) => sum + games.length, 0),
    contestants: indices.map((index) => standingOf(setup, deals, index)),
    comparisons: indices.flatMap((one) => indices.slice(one + 1).map((other) => compare(setup, deals, one, other))),
  };
}

function standingOf(setup: Setup, deals: readonly DealResult[], index: number): Standing {
  // Points of a game that was broken off say nothing.
  const finished = deals
    .map(({ games }) => games.filter(({ forfeit }) => !forfeit))
    .filter((games) => games.length > 0);
  const perSeat = (fact: (game: GameResult, seat: number) => number) =>
    finished.map((games) => mean(games.flatMap((game) => seatsOf(game, index).map((seat) => fact(game, seat)))));
  const firsts = deals.map(({ games }) => ({
    won: total(games, index, (game, seat) => winsOf(game.ranks)[seat]!),
    of: games.length,
  }));
  const decided = deals.map(({ games }) => {
    const those = games.filter(isDecided);
    return { won: total(those, index, (game, seat) => (game.ranks[seat] === 1 ? 1 : 0)), of: those.length };
  });
  const all = deals.flatMap(({ games }) => games);
  const turns = total(all, index, (game, seat) => game.turns[seat]!);
  const seats = setup.chairs.filter((chair) => chair === index).length;
  const isAlone = setup.chairs.length === 1;
  return {
    name: setup.contestants[index]!.name,
    seats,
    points: finished.length > 0 ? estimateMean(perSeat((game, seat) => game.scores[seat]!)) : undefined,
    median: medianOf(finished.flat().flatMap((game) => seatsOf(game, index).map((seat) => game.scores[seat]!))),
    margin: finished.length > 0 && !isAlone ? estimateMean(perSeat(marginOf)) : undefined,
    firsts: estimateShare(firsts),
    fair: seats / setup.chairs.length,
    decided: decided.some(({ of }) => of > 0) ? estimateShare(decided) : undefined,
    turns,
    msPerTurn: total(all, index, (game, seat) => game.ms[seat]!) / Math.max(1, turns),
    forfeits: total(all, index, ({ forfeit }, seat) => (forfeit?.seat === seat ? 1 : 0)),
  };
}

/** How often a seat of one is placed before a seat of another in a deal; a tie is half of it. */
export function comparisonsOf({ games }: DealResult, one: number, other: number): Lot {
  const duels = games.flatMap((game) =>
    seatsOf(game, one).flatMap((seat) =>
      seatsOf(game, other).map((rival) => (1 + Math.sign(game.ranks[rival]! - game.ranks[seat]!)) / 2),
    ),
  );
  return { won: duels.reduce((a, b) => a + b, 0), of: duels.length };
}

function compare(setup: Setup, deals: readonly DealResult[], one: number, other: number): Comparison {
  const lots = deals.map((deal) => comparisonsOf(deal, one, other));
  const ahead = estimateShare(lots);
  const comparisons = lots.reduce((sum, { of }) => sum + of, 0);
  const name = (index: number) => setup.contestants[index]!.name;
  return { one: name(one), other: name(other), ahead, elo: eloOf(ahead, comparisons) };
}

function seatsOf({ seating }: GameResult, index: number): readonly number[] {
  return seating.flatMap((contestant, seat) => (contestant === index ? [seat] : []));
}

function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

function marginOf({ scores }: GameResult, seat: number): number {
  return scores[seat]! - Math.max(...scores.toSpliced(seat, 1));
}

function isDecided({ ranks }: GameResult): boolean {
  return ranks.filter((rank) => rank === 1).length === 1;
}

function total(games: readonly GameResult[], index: number, fact: (game: GameResult, seat: number) => number): number {
  return games.reduce((sum, game) => sum + seatsOf(game, index).reduce((part, seat) => part + fact(game, seat), 0), 0);
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
