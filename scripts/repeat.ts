// Runs the browser tests again and again: a test that fails once in twenty is red. Goes on where it was, as long as the
// tree stays as it is. Usage: npm run repeat -- [TIMES] [--busy] [--title WORDS]
// [PATTERN…]. --busy keeps all cores busy meanwhile; --title and patterns of paths choose tests.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startBusyLoops } from './busy-loops.ts';
import { repeatBrowserTests } from './repeat-browser-tests.ts';
import { failureLines, isSteady } from './repeated-runs.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'boolean' }, title: { type: 'string' } },
});
const first = Number(positionals[0]);
const isCounted = Number.isSafeInteger(first) && first > 0;
const times = isCounted ? first : 20;
const title = values.title === undefined ? [] : ['-t', values.title];
const patterns = [...(isCounted ? positionals.slice(1) : positionals), ...title];
const progress = (line: string) => process.stdout.write(`${line}\n`);

const stopLoops = values.busy ? startBusyLoops() : async () => undefined;
try {
  const runs = await repeatBrowserTests({ times, patterns, progress });
  for (const line of failureLines(runs)) progress(line);
  progress(isSteady(runs) ? `${times} runs, all alike and without a failure` : 'Not steady.');
  process.exitCode = isSteady(runs) ? 0 : 1;
} finally {
  await stopLoops();
}
