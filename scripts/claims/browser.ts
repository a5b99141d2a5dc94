import { join } from 'node:path';
import { setUpChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { repeatBrowserTests } from '../repeat-browser-tests.ts';
import { failureLines, isSteady } from '../repeated-runs.ts';
import { REPORTS } from '../repository.ts';
import { vitestCommand } from '../steps.ts';
import { readTestReport } from '../test-report.ts';
import type { Claim, ClaimResult } from './claim.ts';

const TIMES = 20;

export const browserRepeat: Claim = {
  name: 'browser-repeat',
  says: `All tests of the browser pass ${TIMES} times in a row: a test that fails once in ${TIMES} runs is red.`,
  run: ({ progress }) => repeat(TIMES, [], progress),
};

async function repeat(
  times: number,
  patterns: readonly string[],
  progress: (line: string) => void,
): Promise<ClaimResult> {
  const runs = await repeatBrowserTests({ times, patterns, progress });
  const seconds = runs.map((run) => run.seconds);
  const failures = failureLines(runs);
  return {
    ok: isSteady(runs),
    counts: {
      runs: runs.length,
      'tests in each': runs[0]?.passed ?? 0,
      'runs with a failure': runs.filter((run) => run.failures.length > 0).length,
      'seconds of a run': `${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)}`,
      'slowest machine': `${Math.max(...runs.map((run) => run.slowness)).toFixed(1)} times slower than quiet`,
    },
    ...(failures.length > 0 && { notes: failures.join('\n') }),
  };
}

export const everyScreen: Claim = {
  name: 'every-screen',
  says: 'Every screen in four languages and three themes has nothing that axe complains of, and fits a phone.',
  run: () => runInFull(['screens.e2e']),
};

const FRIENDS = 'colours duel kingdomino line public push refused release room seat troubles voice weight'.split(' ');

export const friends: Claim = {
  name: 'friends',
  says: 'Whole games of two browsers, at a server that is killed meanwhile and by message without one, and all that goes wrong around them.',
  // Its screens are met by `every-screen`.
  run: () => runInFull([...FRIENDS.map((name) => `e2e/friends-${name}.`), 'e2e/message']),
};

/** Tests of the browser that are shorter in `npm test`. */
async function runInFull(patterns: readonly string[]): Promise<ClaimResult> {
  const problem = await setUpChromium();
  if (problem !== undefined) throw new Error(problem);
  const report = join(REPORTS, 'in-full.json');
  const { ok } = await runCommand(vitestCommand('e2e', report, patterns), undefined, { EVERY: '1' });
  const { passed, failed, reasons } = readTestReport(report);
  return {
    ok: ok && passed > 0,
    counts: { passed, failed },
    ...(reasons.length > 0 && { notes: reasons.join('\n\n') }),
  };
}
