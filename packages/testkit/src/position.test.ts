import { NOBODY } from '@crownhold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toy, toySpec } from '../test/toy.ts';
import { SEAL } from '../test/toy-rules.ts';
import { playChoices, positions } from './position.ts';

const [two, three] = toySpec.options;
const toys = positions(toy, toySpec.options, toySpec.maxSteps);

describe('positions', () => {
  it('are of every depth, with finished games and all options among them', () => {
    const found = fc.sample(toys, { seed: 1, numRuns: 400 });
    const depths = new Set(found.map(({ entries }) => entries.length));
    for (let depth = 0; depth <= 18; depth++) expect(depths).toContain(depth);
    const finished = found.filter(({ state }) => toy.actors(state) === NOBODY).length;
    expect(finished).toBeGreaterThan(400 / 10);
    expect(finished).toBeLessThan(400 / 4);
    expect(new Set(found.map(({ options }) => options))).toEqual(new Set([two, three]));
  });

  it('let every actor go first where several may act', () => {
    const seconds = fc.sample(toys, { seed: 1, numRuns: 200 }).map(({ entries }) => entries[1]?.actor);
    expect(new Set(seconds)).toEqual(new Set([undefined, 0, 1, 2]));
  });

  it.each([1, 2, 3, 4, 5])('shrink to the shortest game, with the seed %i', (seed) => {
    const nobodySeals = fc.property(toys, ({ entries }) => entries.every(({ move }) => move !== SEAL));
    const { counterexample } = fc.check(nobodySeals, { seed, numRuns: 100 });
    expect(fc.stringify(counterexample?.[0])).toMatch(/ steps roll 1; \d> seal$/);
  });

  it('throw what the rules threw, and can still be read', () => {
    const broken = {
      ...toy,
      apply(...[state, actor, move]: Parameters<typeof toy.apply>) {
        if (actor === 0) throw new Error('oops');
        toy.apply(state, actor, move);
      },
    };
    const position = playChoices(broken, two!, [0, 0]);
    expect(() => position.state).toThrow('oops');
    expect(fc.stringify(position)).toBe('options {"seats":2,"rounds":3} steps roll 1; 0> lay 1');
  });

  it('give codes for steps that the rules cannot write', () => {
    const illiterate = {
      ...toy,
      formatMove(): string {
        throw new Error('oops');
      },
    };
    expect(fc.stringify(playChoices(illiterate, two!, [0, 0]))).toBe('options {"seats":2,"rounds":3} steps 8:65; 0:1');
  });
});
