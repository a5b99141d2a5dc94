import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createScenario } from '../simulation/scenario.ts';
import { runSeeds } from '../simulation/seeds.ts';
import { shrink } from '../simulation/shrink.ts';
import { formatStory } from '../simulation/story.ts';
import { MemoryStore } from '../src/store/memory-store.ts';

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
    const append = MemoryStore.prototype.appendNow;
    // A disk that says it has stored what it has not.
    const lying = vi.spyOn(MemoryStore.prototype, 'appendNow').mockImplementation(function (this: MemoryStore, entry) {
      return entry.command.startsWith('c:') && entry.entry % 7 === 6 ? 'stored' : append.call(this, entry);
    });
    onTestFinished(() => lying.mockRestore());
    const { broken } = await runSeeds(1, 20);
    expect(broken?.smallest.violation?.invariant).toBe('stored before told');
    expect(broken?.smallest.scenario.faults).toEqual([]);
    expect(formatStory(broken!.smallest)).toContain('VIOLATED stored before told');
    const again = await shrink(broken!.smallest);
    expect(again.traceHash).toBe(broken!.smallest.traceHash);
  });
});
