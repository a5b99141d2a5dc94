import type { Outcome } from './simulation.ts';

/** What happened, for people. */
export function formatStory({ scenario, story, violation }: Outcome): string {
  const { seed, body, people, faults, turns } = scenario;
  const lines = story.map(
    ({ atMs, who, what }) => `${(atMs / 1000).toFixed(3).padStart(10)} s  ${who.padEnd(12)} ${what}`,
  );
  return [
    `Seed ${seed}: ${body.game} ${JSON.stringify(body.options)}, clock ${JSON.stringify(body.clock)}, ${turns} turns`,
    ...people.map((person, index) => `  person ${index}: ${JSON.stringify(person)}`),
    ...faults.map((fault) => `  fault: ${JSON.stringify(fault)}`),
    ...lines,
    violation ? `VIOLATED ${violation.message}` : 'no violation',
  ].join('\n');
}
