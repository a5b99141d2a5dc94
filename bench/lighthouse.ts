// Lighthouse with its mobile settings, medians of five runs, written to docs/lighthouse.md. Usage: npm run lighthouse
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { formatReport, type Measured, type MeasuredPage } from './lighthouse-report.ts';
import { installFolder } from './peer.ts';
import { withSite } from './site.ts';

const RUNS = 5;
const TRIES = 3;
const REPORT = join(import.meta.dirname, '../docs/lighthouse.md');

const folder = installFolder('lighthouse');
const playNow = '.game-sheet-ways .is-main';
const pages = await withSite((origin): MeasuredPage[] => [
  { name: 'First screen', runs: measure(`${origin}/`) },
  { name: 'A table of Kingdomino, opened directly', runs: measure(`${origin}/?seed=7#/game/kingdomino`, playNow) },
]);
const report = formatReport(pages, availableParallelism());
writeFileSync(REPORT, report);
process.stdout.write(report);

function measure(...args: readonly string[]): Measured[] {
  return Array.from({ length: RUNS }, () => measureOnce(args, TRIES));
}

/** On a busy machine a trace is lost now and then. */
function measureOnce(args: readonly string[], tries: number): Measured {
  try {
    const output = execFileSync(process.execPath, ['run.mjs', ...args], { cwd: folder, encoding: 'utf8' });
    // Written by run.mjs a moment ago: trusted.
    return JSON.parse(output) as Measured;
  } catch (error) {
    if (tries <= 1) throw error;
    return measureOnce(args, tries - 1);
  }
}
