import process from 'node:process';
import { mayInstall, setUpPrograms } from './program-setup.ts';
import { findOnPath, isInstalled, isProgram, type Program } from './programs.ts';

/** Chromium without the windows of a desktop: the same pages for three fifths of the processor time (ADR 39). */
const HEADLESS: Program = {
  command: 'chromium-headless-shell',
  package: 'chromium-headless-shell',
  why: 'shows the page',
};
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome'];

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
  return findOnPath(HEADLESS.command, ...OTHERS);
}

/** What a program that cannot import this file is told by its environment. */
export function chromiumEnvironment(): Readonly<Record<string, string>> {
  return { CHROMIUM: findChromium() ?? '', CHROMIUM_FLAGS: CHROMIUM_FLAGS.join(' ') };
}

/** What should be installed for the tests of the browser: nothing where CHROMIUM names one, or where another has to do. */
export function wantedBrowser(): readonly Program[] {
  if (process.env['CHROMIUM'] || isInstalled(HEADLESS)) return [];
  return findChromium() && !mayInstall() ? [] : [HEADLESS];
}

/** Installs the headless Chromium where it is missing and can be installed. Returns what is wrong if there is no browser after that. */
export async function setUpChromium(): Promise<string | undefined> {
  await setUpPrograms(wantedBrowser(), (line) => process.stderr.write(`${line}\n`));
  if (findChromium()) return undefined;
  const named = process.env['CHROMIUM'];
  if (named) return `CHROMIUM names ${named}, which is no program.`;
  return `The command ${HEADLESS.command} is missing. Install it, or name a Chromium or Chrome in the variable CHROMIUM.`;
}
