import { join } from 'node:path';
import { setUpChromium } from '../chromium.ts';
import { runCommand } from '../command.ts';
import { repeatBrowserTests } from '../repeat-browser-tests.ts';
import { failureLines, isSteady } from '../repeated-runs.ts';
import { REPORTS } from '../repository.ts';
import { vitestCommand } from '../steps.ts';
import { readTestReport } from '../test-report.ts';
import type { Claim } from './claim.ts';

const TIMES = 20;

export const browserRepeat: Claim = {
  name: 'browser-repeat',
  says: `All tests of the browser pass ${TIMES} times in a row: a test that fails once in ${TIMES} runs is red.`,
  async run({ progress }) {
    const runs = await repeatBrowserTests({ times: TIMES, patterns: [], progress });
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
  },
};

export const everyScreen: Claim = {
  name: 'every-screen',
  says: 'Every screen in four languages and three themes has nothing that axe complains of, and fits a phone.',
  async run() {
    const problem = await setUpChromium();
    if (problem !== undefined) throw new Error(problem);
    const report = join(REPORTS, 'every-screen.json');
    const { ok } = await runCommand(vitestCommand('e2e', report, ['screens.e2e']), undefined, { EVERY: '1' });
    const { passed, failed, reasons } = readTestReport(report);
    return {
      ok: ok && passed > 0,
      counts: { passed, failed },
      ...(reasons.length > 0 && { notes: reasons.join('\n\n') }),
    };
  },
};
