import type { MoveCode } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { CLOSE, guesses, guessesEvaluator, guessesView } from '../test/guesses.ts';
import { createNoisyGreedy, type ErrorModel } from './noisy-greedy.ts';

const SEEDS = 4000;
/** Closing the hand is best, a coin of three is next, and so on down to one. */
const evaluator = guessesEvaluator((move) => (move === CLOSE ? 12 : move));

/** How often the bot begins with each step, from 0 to 1. */
function firstSteps(errors: ErrorModel): (move: MoveCode) => number {
  const bot = createNoisyGreedy('noisy', guesses, evaluator, errors);
  const view = guessesView(guesses.create({ seats: 2 }), 0);
  const moves = Array.from({ length: SEEDS }, (_, seed) => bot.think(view, 0, { seed }).next().value.turn[0]);
  return (move) => moves.filter((each) => each === move).length / SEEDS;
}

describe('a noisy greedy bot', () => {
  it('without errors plays what is rated best', () => {
    expect(firstSteps({ attention: 1, noise: 0 })(CLOSE)).toBe(1);
  });

  it('without attention plays what strikes the eye, and that is anything', () => {
    const share = firstSteps({ attention: 0, noise: 0 });
    for (const move of [1, 2, 3, CLOSE]) expect(share(move)).toBeCloseTo(1 / 4, 1);
  });

  it('overlooks as much as it lacks attention', () => {
    const share = firstSteps({ attention: 0.6, noise: 0 });
    // The best of four is overlooked unless it is noticed or strikes the eye.
    expect(share(CLOSE)).toBeCloseTo(1 - 0.4 * (3 / 4), 1);
    expect(share(3)).toBeGreaterThan(share(2));
    expect(share(1)).toBeGreaterThan(0);
  });

  it('misjudges by no more than its noise, and seldom by that much', () => {
    expect(firstSteps({ attention: 1, noise: 4.5 })(CLOSE)).toBe(1);
    const share = firstSteps({ attention: 1, noise: 7 });
    expect(share(3)).toBeGreaterThan(0);
    expect(share(3)).toBeLessThan(0.03);
    expect(firstSteps({ attention: 1, noise: 20 })(3)).toBeGreaterThan(0.1);
  });
});
