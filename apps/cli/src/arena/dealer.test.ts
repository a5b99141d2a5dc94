import { type AnyGame, asked, CHANCE, chooseRandomly, createRng } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { botSeed, createDealer } from './dealer.ts';

/** The chance of a game that is otherwise played at random. */
function chanceOf(game: AnyGame, seats: number, seed: number, deal: number, luck: number): readonly string[] {
  const options = game.parseOptions({ seats });
  if ('rule' in options) throw new Error(options.rule);
  const rng = createRng(luck);
  const buffer = new Int32Array(game.maxMoves);
  const dealChance = createDealer(game, seed, deal);
  const state = game.create(options);
  const steps: string[] = [];
  for (;;) {
    const who = asked(game, state);
    if (who.kind === 'over') return steps;
    if (who.kind === 'chance') {
      const { move } = dealChance(state);
      steps.push(game.formatMove(state, move));
      game.apply(state, CHANCE, move);
    } else game.apply(state, who.seats[0]!, chooseRandomly(game, state, who.seats[0]!, rng, buffer));
  }
}

describe('a deal', () => {
  it.each([2, 4])('[K5] [K6] draws the same whatever %i players do', (seats) => {
    const first = chanceOf(kingdomino, seats, 1, 7, 1);
    expect(chanceOf(kingdomino, seats, 1, 7, 2)).toEqual(first);
    expect(chanceOf(kingdomino, seats, 1, 8, 1)).not.toEqual(first);
    expect(chanceOf(kingdomino, seats, 2, 7, 1)).not.toEqual(first);
  });

  it.each(GAMES.map((game) => ({ id: game.id, game })))('goes through whole games of $id', ({ game }) => {
    expect(chanceOf(game, 2, 1, 1, 1).length).toBeGreaterThan(10);
  });

  it('draws each domino as often, and a king by the kings that are left', () => {
    const firsts = new Map<string, number>();
    let second = 0;
    const deals = 4800;
    for (let deal = 0; deal < deals; deal++) {
      const dealChance = createDealer(kingdomino, 3, deal);
      const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' });
      for (let step = 0; step < 5; step++) {
        const { move } = dealChance(state);
        if (step === 0) firsts.set(String(move), (firsts.get(String(move)) ?? 0) + 1);
        kingdomino.apply(state, CHANCE, move);
      }
      const [king] = [state.seat];
      kingdomino.apply(state, king, chooseRandomly(kingdomino, state, king, createRng(1), new Int32Array(700)));
      // One king of this colour is left against two of the other.
      if (kingdomino.formatMove(state, dealChance(state).move) === `king ${king}`) second++;
    }
    expect(firsts.size).toBe(48);
    const expected = deals / 48;
    const chiSquare = [...firsts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 47 degrees of freedom: below this with 99.9 %.
    expect(chiSquare).toBeLessThan(82.7);
    expect(Math.abs(second / deals - 1 / 3)).toBeLessThan(0.03);
  });

  it('gives bots seeds of their own', () => {
    const seeds = [0, 1].flatMap((deal) =>
      [0, 1].flatMap((rotation) => [0, 1, 2].map((turn) => botSeed(5, deal, rotation, turn))),
    );
    expect(new Set(seeds).size).toBe(12);
    for (const seed of seeds) expect(seed).toBeLessThan(2 ** 31);
  });
});
