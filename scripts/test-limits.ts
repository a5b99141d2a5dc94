/** Kinds of tests, each a project of vitest.config.ts and a line of test-budget.ts. */
export const TEST_KINDS = ['unit', 'claims', 'int', 'e2e'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

interface Limits {
  /** Ends a test or a hook that hangs. */
  readonly testMs: number;
  /** Ends a wait for a condition, in `expect.poll` and in what a test waits for in another process. */
  readonly waitMs: number;
}

/** On a quiet machine, with much to spare: no test asserts a time. */
const QUIET: Readonly<Record<TestKind, Limits>> = {
  unit: { testMs: 60_000, waitMs: 20_000 },
  claims: { testMs: 120_000, waitMs: 20_000 },
  int: { testMs: 120_000, waitMs: 30_000 },
  e2e: { testMs: 240_000, waitMs: 30_000 },
};

/** What tests of a kind are given on a machine that is so many times slower. */
export function limitsOf(kind: TestKind, slowness: number): Limits {
  const { testMs, waitMs } = QUIET[kind];
  return { testMs: Math.round(testMs * slowness), waitMs: Math.round(waitMs * slowness) };
}
