import { describe, expect, it } from 'vitest';
import { specWith, type ToySpec } from '../test/defects/defect.ts';
import { DEFECTS } from '../test/defects.ts';
import { toy, toySpec } from '../test/toy.ts';
import type { ToyState } from '../test/toy-state.ts';
import { conformance } from './conformance.ts';
import type { Property } from './property.ts';

const PARAMETERS = { seed: 2024, numRuns: 100 };
/** A complaint, not a TypeError on the way to one. */
const REPORT = /seed: 2024.*\nGot error: /s;
const OPENNESS = 'an open game shows everything';

const { hides: _, ...frankSpec } = toySpec;
/** The toy with all bids on the table. */
const openSpec: ToySpec = {
  ...frankSpec,
  game: { ...toy, view: (state) => toy.copy(state) as ReturnType<typeof toy.view> },
};

function propertyOf(spec: ToySpec, name: string): Property {
  const property = conformance(spec).find((candidate) => candidate.name === name);
  if (!property) throw new Error(`no property is called: ${name}`);
  return property;
}

function reportOf(spec: ToySpec, name: string): string {
  try {
    propertyOf(spec, name).check(PARAMETERS);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('a right game passes', () => {
  for (const property of conformance(toySpec)) it(property.name, () => property.check(PARAMETERS));
  it(OPENNESS, () => propertyOf(openSpec, OPENNESS).check(PARAMETERS));
});

describe('a planted mistake is reported by', () => {
  for (const [name, mistakes] of Object.entries(DEFECTS)) {
    describe(name, () => {
      for (const [mistake, plant] of Object.entries(mistakes)) {
        it(mistake, () => expect(reportOf(specWith(plant()), name)).toMatch(REPORT));
      }
    });
  }

  it(`${OPENNESS}: a secret that nobody announced`, () => {
    expect(reportOf(frankSpec, OPENNESS)).toMatch(REPORT);
  });
});

describe('the suite', () => {
  it('has a planted mistake for every property', () => {
    const names = conformance(toySpec).map((property) => property.name);
    expect(Object.keys(DEFECTS).toSorted()).toEqual(names.toSorted());
  });

  it('asks for `sample` only where there is one', () => {
    const { sample: __, ...slow } = toy;
    const names = conformance({ ...toySpec, game: slow }).map((property) => property.name);
    expect(names.filter((name) => name.startsWith('sample'))).toEqual([]);
  });

  it('reports the shortest game in the notation of records', () => {
    const view = (state: ToyState) => toy.copy(state) as ReturnType<typeof toy.view>;
    const report = reportOf(specWith({ view }), 'hidden moves look alike');
    expect(report).toContain('options {"seats":2,"rounds":3} steps roll 1');
    expect(report).toMatch(/viewer -1, \d> lay \d against \d> lay \d: view: byte/);
  });

  it('does not take a secrecy that never compared anything for proved', () => {
    const spec = { ...toySpec, hides: () => false };
    expect(reportOf(spec, 'hidden moves look alike')).toContain('nothing was ever hidden');
  });
});
