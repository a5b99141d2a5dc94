import {
  type AnyGame,
  asked,
  below,
  CHANCE,
  createRng,
  isRefusal,
  type Rng,
  sampleChance,
  splitTurn,
} from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { listTurns, MAX_TURNS } from './turn-list.ts';

/** How long the lists of turns of a game are. */
export interface TurnListSurvey {
  readonly game: string;
  readonly lists: number;
  /** Lists that were cut. */
  readonly cut: number;
  readonly median: number;
  readonly longest: number;
  /** For each list that was cut, its length without the limit, as far as it was counted. */
  readonly uncut: readonly number[];
}

/** Far more than a list may have, and few enough to be counted. */
const MOST_COUNTED = 10 * MAX_TURNS;
/** Lists that are counted without the limit: each takes seconds. */
const MOST_UNCUT = 10;

/** Counts the turns of every position in games of two in which everybody plays any turn of the list. */
export function surveyTurnLists(games: number, seed: number): readonly TurnListSurvey[] {
  return GAMES.map((game) => surveyGame(game, games, createRng(seed)));
}

function surveyGame(game: AnyGame, games: number, rng: Rng): TurnListSurvey {
  const options = game.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const buffer = new Int32Array(game.maxMoves);
  const lengths: number[] = [];
  const uncut: number[] = [];
  let cut = 0;
  for (let at = 0; at < games; at++) {
    const state = game.create(options);
    for (let who = asked(game, state); who.kind !== 'over'; who = asked(game, state)) {
      if (who.kind === 'chance') {
        game.apply(state, CHANCE, sampleChance(game, state, rng, buffer));
        continue;
      }
      const seat = who.seats[0]!;
      const view = game.view(state, seat);
      const { turns, hasMore } = listTurns(game, view, seat);
      lengths.push(turns.length);
      if (hasMore) {
        cut++;
        if (uncut.length < MOST_UNCUT) uncut.push(listTurns(game, view, seat, MOST_COUNTED).turns.length);
      }
      const turn = turns[below(rng, turns.length)]!;
      for (const step of splitTurn(turn)) game.apply(state, seat, game.parseMove(state, step)!);
    }
  }
  lengths.sort((a, b) => a - b);
  const [median = 0, longest = 0] = [lengths[lengths.length >> 1], lengths.at(-1)];
  return { game: game.id, lists: lengths.length, cut, median, longest, uncut };
}
