// Builds the page and runs a program that shows it in the browser of the tests. Usage: node scripts/with-browser.ts FILE
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromiumEnvironment, setUpChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { ROOT } from './repository.ts';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: node scripts/with-browser.ts FILE');

const problem = await setUp();
if (problem === undefined) {
  const env = { ...process.env, ...chromiumEnvironment() };
  process.exitCode = spawnSync(process.execPath, [file, ...args], { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1;
} else {
  process.stdout.write(`${problem}\n`);
  process.exitCode = 1;
}

async function setUp(): Promise<string | undefined> {
  const { ok, output } = await runCommand(['vite', 'build', 'apps/web', '--logLevel', 'warn']);
  return ok ? setUpChromium() : output;
}
