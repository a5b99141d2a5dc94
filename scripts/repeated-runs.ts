/** One run of many. */
export interface RepeatedRun {
  readonly passed: number;
  /** File and full name of every test that failed; or what went wrong with the run itself. */
  readonly failures: readonly string[];
  readonly seconds: number;
  readonly slowness: number;
}

interface Kept {
  /** What was run: the tree and the patterns. */
  readonly key: string;
  readonly runs: readonly RepeatedRun[];
}

/** The runs that an earlier call has made of the same thing; none of any other. */
export function keptRuns(text: string | undefined, key: string): readonly RepeatedRun[] {
  if (text === undefined) return [];
  // Written by `formatKept`.
  const kept = JSON.parse(text) as Kept;
  return kept.key === key ? kept.runs : [];
}

export function formatKept(key: string, runs: readonly RepeatedRun[]): string {
  return `${JSON.stringify({ key, runs } satisfies Kept, undefined, 2)}\n`;
}

export function runLine(run: RepeatedRun, number: number, times: number): string {
  const { passed, failures, seconds, slowness } = run;
  const time = `${seconds.toFixed(0)} s, machine ${slowness.toFixed(1)} times slower than quiet`;
  return `run ${String(number).padStart(2)} of ${times}: ${passed} passed, ${failures.length} failed, ${time}`;
}

/** Every test that failed, with the number of runs in which it did, the most frequent first. */
export function failureLines(runs: readonly RepeatedRun[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const failure of runs.flatMap((run) => run.failures)) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([failure, count]) => `${count} of ${runs.length}: ${failure}`);
}

/** Whether nothing failed in any of them, and every one ran as many tests as the others. */
export function isSteady(runs: readonly RepeatedRun[]): boolean {
  const first = runs[0];
  return first !== undefined && first.passed > 0 && runs.every((run) => isLike(run, first));
}

function isLike(run: RepeatedRun, first: RepeatedRun): boolean {
  return run.failures.length === 0 && run.passed === first.passed;
}
