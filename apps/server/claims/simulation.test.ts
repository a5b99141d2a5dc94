import { describe, expect, it } from 'vitest';
import { createScenario } from '../simulation/scenario.ts';
import { runSeeds } from '../simulation/seeds.ts';
import { shrink } from '../simulation/shrink.ts';
import { runScenario } from '../simulation/simulation.ts';
import { formatStory } from '../simulation/story.ts';

describe('the simulation', () => {
  it('breaks no invariant in 200 seeds, each run twice to the same trace', async () => {
    const { broken, ...counts } = await runSeeds(1, 200);
    expect(broken ? formatStory(broken.smallest) : undefined).toBeUndefined();
    expect(counts.seeds).toBe(200);
    expect(counts.acknowledged).toBeGreaterThan(1000);
    expect(counts.verified).toBeGreaterThan(0);
  });

  it('plays every kind of game, with every kind of fault and clock', () => {
    const scenarios = Array.from({ length: 200 }, (_, index) => createScenario(index + 1));
    const kinds = (list: readonly string[]) => [...new Set(list)].sort();
    expect(kinds(scenarios.map(({ body }) => body.game))).toEqual(['colours', 'duel', 'kingdomino']);
    expect(kinds(scenarios.map(({ body }) => body.clock.kind))).toEqual(['bank', 'none', 'turn']);
    expect(kinds(scenarios.flatMap(({ faults }) => faults.map(({ kind }) => kind)))).toEqual([
      'bots',
      'crash',
      'cut',
      'disk',
      'lost-device',
      'network',
      'offline',
    ]);
  });

  it('makes a failing seed small and tells its story', async () => {
    // Nobody ever comes to rest if nobody is asked to play on.
    const scenario = { ...createScenario(3), turns: 100_000 };
    const failed = await runScenario({
      ...scenario,
      people: scenario.people.map((person) => ({ ...person, seats: [] })),
    });
    expect(failed.violation?.invariant).toBe('rest');
    const smallest = await shrink(failed);
    expect(smallest.scenario.faults).toEqual([]);
    expect(formatStory(smallest)).toContain('VIOLATED rest');
  });
});
