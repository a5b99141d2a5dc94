import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runCommand } from './command.ts';

/** Chromium without the windows of a desktop: the same pages for three fifths of the processor time (ADR 39). */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/** Without a window, without a sandbox (root has none), and quiet on the network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests: what CHROMIUM names, or the first on the path. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return isProgram(named) ? named : undefined;
  return findOnPath(...NAMES);
}

/** What a program that cannot import this file is told by its environment. */
export function chromiumEnvironment(): Readonly<Record<string, string>> {
  return { CHROMIUM: findChromium() ?? '', CHROMIUM_FLAGS: CHROMIUM_FLAGS.join(' ') };
}

/** Installs the headless Chromium where it is missing and can be installed. Returns what is wrong if there is no browser after that. */
export async function setUpChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM'];
  if (named) return findChromium() ? undefined : `CHROMIUM names ${named}, which is no program.`;
  if (findOnPath(HEADLESS)) return undefined;
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) {
    if (findChromium()) return undefined;
    return `The command ${HEADLESS} is missing. Install it, or name a Chromium or Chrome in the variable CHROMIUM.`;
  }
  const update = await runCommand(['apt-get', 'update']);
  const install = await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', HEADLESS]);
  if (findChromium()) return undefined;
  return `The command ${HEADLESS} is missing, and apt-get does not install it:\n${update.output}${install.output}`;
}

export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
