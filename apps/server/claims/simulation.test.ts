import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { simulateCompany } from '../simulation/company.ts';
import { createScenario } from '../simulation/scenario.ts';
import { runSeeds } from '../simulation/seeds.ts';
import { shrink } from '../simulation/shrink.ts';
import { formatStory } from '../simulation/story.ts';
import { MemoryStore } from '../src/store/memory-store.ts';

/** Every planted bug is found in fewer (docs/proof/simulation.md). */
const SEEDS = 60;

describe('the simulation', () => {
  it(`breaks no invariant in ${SEEDS} seeds, each run twice to the same trace`, async () => {
    const { broken, ...counts } = await runSeeds(1, SEEDS);
    expect(broken ? formatStory(broken.smallest) : undefined).toBeUndefined();
    expect([counts.seeds, counts.several]).toEqual([SEEDS, 48]);
    expect(counts.acknowledged).toBeGreaterThan(300);
    expect(counts.verified).toBeGreaterThan(0);
  });

  it('holds what people do besides playing, through crashes and a failing disk, in 40 seeds, each run twice', async () => {
    const totals = { resigned: 0, moved: 0, rematches: 0, forgotten: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const [one, other] = [await simulateCompany(seed), await simulateCompany(seed)];
      expect(one.violation, `seed ${seed}`).toBeUndefined();
      expect(other.traceHash, `seed ${seed}`).toBe(one.traceHash);
      for (const deed of ['resigned', 'moved', 'rematches', 'forgotten'] as const) totals[deed] += one[deed];
    }
    for (const [deed, count] of Object.entries(totals)) expect(count, deed).toBeGreaterThan(20);
  });

  it.each([
    ['forgotten', () => vi.spyOn(MemoryStore.prototype, 'forget').mockImplementation(async () => undefined)],
    [
      'none doubled',
      // A link that moves a seat is never spent.
      () => {
        const append = MemoryStore.prototype.appendNow;
        return vi.spyOn(MemoryStore.prototype, 'appendNow').mockImplementation(function (this: MemoryStore, entry) {
          const known = new Map(this.placesNow(entry.table).map((place) => [place.seat, place]));
          const places = entry.places?.map((place) => ({ ...known.get(place.seat), ...place }));
          return append.call(this, { ...entry, ...(places && { places }) });
        });
      },
    ],
  ])('finds that people are wronged: %s', async (invariant, plant) => {
    const planted = plant();
    onTestFinished(() => planted.mockRestore());
    const found: (string | undefined)[] = [];
    for (let seed = 1; seed <= 20; seed++) found.push((await simulateCompany(seed)).violation?.invariant);
    expect(found).toContain(invariant);
  });

  it('plays every kind of game, with every kind of fault and clock', () => {
    const scenarios = Array.from({ length: SEEDS }, (_, index) => createScenario(index + 1));
    const kinds = (list: readonly string[]) => [...new Set(list)].sort();
    expect(kinds(scenarios.map(({ body }) => body.game))).toEqual(['colours', 'duel', 'kingdomino']);
    expect(kinds(scenarios.map(({ body }) => body.clock.kind))).toEqual(['bank', 'none', 'turn']);
    expect(kinds(scenarios.flatMap(({ faults }) => faults.map(({ kind }) => kind)))).toEqual([
      'bots',
      'crash',
      'cut',
      'disk',
      'hints',
      'line',
      'lost-device',
      'network',
      'offline',
      'one-way',
      'pause',
    ]);
    expect(kinds(scenarios.map(({ nodes }) => String(nodes)))).toEqual(['1', '2', '3']);
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
