/** A whole run of `npm test`, as it leaves it in its reports. */
export interface RunSummary {
  readonly minutes: number;
  readonly processorMinutes: number;
  /** How many times slower than quiet the machine was, before and after. */
  readonly slowness: readonly [number, number];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Steps that failed. */
  readonly failures: readonly string[];
}

/** A run with its circumstances. */
export interface LoggedRun extends RunSummary {
  readonly date: string;
  readonly commit: string;
  /** Where it ran, and beside what. */
  readonly circumstances: string;
  /** Processes that wanted a core, before and after. */
  readonly load: readonly [number, number];
}

const HEAD = `# Whole runs of \`npm test\`

Every line is one run by \`npm run whole-run\`, the latest last. Minutes are by the clock, processor minutes those of all processes; \`slower\` is how many times slower than a
quiet machine a burst of work was before and after the run, \`load\` how many processes wanted a core.

| date | commit | where | minutes | processor minutes | slower | load | passed | failed | skipped | what failed |
|---|---|---|---|---|---|---|---|---|---|---|
`;

/** The text of the log with one more line. */
export function withRun(log: string | undefined, run: LoggedRun): string {
  const { date, commit, circumstances, minutes, processorMinutes, slowness, load, passed, failed, skipped } = run;
  const pair = (numbers: readonly number[]) => numbers.map((number) => number.toFixed(1)).join(', ');
  const times = [minutes.toFixed(1), processorMinutes.toFixed(1), pair(slowness), pair(load)];
  const cells = [date, commit, circumstances, ...times, passed, failed, skipped, run.failures.join(', ') || '–'];
  return `${log ?? HEAD}| ${cells.join(' | ')} |\n`;
}
