import type { Scenario } from './scenario.ts';
import { type Outcome, runScenario } from './simulation.ts';

const MOST_RUNS = 80;

/** The smallest scenario that still breaks the same invariant, by leaving out and simplifying. */
export async function shrink(failed: Outcome): Promise<Outcome> {
  let smallest = failed;
  let runs = 0;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of candidates(smallest.scenario)) {
      if (++runs > MOST_RUNS) return smallest;
      const outcome = await runScenario(candidate);
      if (outcome.violation?.invariant !== failed.violation?.invariant) continue;
      smallest = outcome;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function* candidates(scenario: Scenario): Generator<Scenario> {
  const { faults, turns, people, spectators, body, nodes } = scenario;
  if (nodes > 1) yield { ...scenario, nodes: nodes - 1 };
  if (faults.length > 3) {
    const half = faults.length >> 1;
    yield { ...scenario, faults: faults.slice(0, half) };
    yield { ...scenario, faults: faults.slice(half) };
  }
  for (const index of faults.keys()) yield { ...scenario, faults: faults.toSpliced(index, 1) };
  if (turns > 2) yield { ...scenario, turns: Math.min(turns >> 1, 60) };
  if (spectators > 0) yield { ...scenario, spectators: 0 };
  if (body.clock.kind !== 'none') yield { ...scenario, body: { ...body, clock: { kind: 'none' } } };
  for (const [index, person] of people.entries()) {
    const withPerson = (change: Partial<typeof person>) => ({
      ...scenario,
      people: people.with(index, { ...person, ...change }),
    });
    if (person.mischief > 0) yield withPerson({ mischief: 0 });
    if (person.absence > 0) yield withPerson({ absence: 0 });
    if (person.signs !== 'never') yield withPerson({ signs: 'never' });
  }
}
