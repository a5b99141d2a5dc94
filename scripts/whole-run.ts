// Runs `npm test` once and writes a line into docs/proof/runs.md. Usage: npm run whole-run -- [--fresh] [--busy]
// --fresh runs it in a fresh clone of the commit, --busy keeps all cores busy meanwhile.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startBusyLoops } from './busy-loops.ts';
import { runCommand } from './command.ts';
import { git, ROOT } from './repository.ts';
import { type RunSummary, withRun } from './run-log.ts';

const LOG = join(ROOT, 'docs/proof/runs.md');
/** Beside the project, as `npm test` leaves it. */
const SUMMARY = '.reports/run.json';

const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, busy: { type: 'boolean' } } });
const changed = git('status', '--porcelain', '--', '.', ':!:docs/proof') !== '';
const commit = `${git('rev-parse', '--short', 'HEAD').trim()}${changed ? ' and changes' : ''}`;
const places = [values.fresh ? 'fresh clone' : 'work tree', ...(values.busy ? ['busy cores'] : [])];
const folder = values.fresh ? cloneTree() : ROOT;
const stopLoops = values.busy ? startBusyLoops() : async () => undefined;
try {
  const before = loadavg()[0]!;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  rmSync(join(folder, SUMMARY), { force: true });
  const { ok, output } = await runCommand(['npm', 'test'], folder);
  process.stdout.write(output);
  if (!existsSync(join(folder, SUMMARY))) throw new Error('the run ended before its summary');
  // Written by scripts/test.ts of the same tree.
  const summary = JSON.parse(readFileSync(join(folder, SUMMARY), 'utf8')) as RunSummary;
  const run = { ...summary, date, commit, circumstances: places.join(', '), load: [before, loadavg()[0]!] as const };
  writeFileSync(LOG, withRun(existsSync(LOG) ? readFileSync(LOG, 'utf8') : undefined, run));
  process.exitCode = ok ? 0 : 1;
} finally {
  await stopLoops();
  if (folder !== ROOT) rmSync(folder, { recursive: true });
}

function cloneTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-clone-'));
  // As everybody's folders are: some tests run programs as another user.
  chmodSync(folder, 0o755);
  git('clone', '--quiet', ROOT, folder);
  return folder;
}
