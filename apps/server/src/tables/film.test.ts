import { type AnyGame, CHANCE, createRng, type LogEntry, lowestActor, type StateBuffer } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { duel } from '@crownhold/games/duel';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { filmMs } from './film.ts';

/** How long the rows of a random game are shown, each length once. */
function filmsOf(game: AnyGame, options: unknown): readonly number[] {
  const parsed = game.parseOptions(options) as { readonly seats: number };
  const state = game.create(parsed);
  const films = new Set<number>();
  let [row, before]: [LogEntry[], StateBuffer] = [[], game.copy(state)];
  const rng = createRng(5);
  const moves = new Int32Array(game.maxMoves);
  while (game.actors(state) !== 0) {
    const actor = lowestActor(game.actors(state));
    if (actor !== CHANCE && row.some((entry) => entry.actor === CHANCE)) {
      films.add(filmMs(game, before, row));
      [row, before] = [[], game.copy(state)];
    }
    const count = game.legalMoves(state, actor, moves);
    const move = moves[rng() % count]!;
    row.push({ actor, move });
    game.apply(state, actor, move);
  }
  films.add(filmMs(game, before, row));
  return [...films].sort((one, other) => one - other);
}

it('a reveal is shown for 6 seconds, a throw for 7, a roll for 5, the pause of a dynasty for 15', () => {
  expect(filmsOf(colours as unknown as AnyGame, { seats: 2, map: 'first' })).toEqual([6000, 7000, 13_000]);
  expect(filmsOf(duel as unknown as AnyGame, { seats: 2, spellbook: 'drawn', first: 'random' })).toEqual([0, 5000]);
  expect(filmsOf(kingdomino as unknown as AnyGame, { seats: 2, variants: ['dynasty'], tiebreak: 'crowns' })).toEqual([
    0, 15_000,
  ]);
});
