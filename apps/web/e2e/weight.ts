import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@crownhold/i18n';
import { type OpenedPage, type PageOptions, PHONE } from './harness.ts';
import { BY_TAPS, playOn } from './person.ts';
import { playNow, settleNetwork } from './steps.ts';

const DIST = join(import.meta.dirname, '../dist');

/** What a screen made the browser load, compressed by gzip as far as it can be. */
export interface Weight {
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly hasPhysics: boolean;
}

export interface Weights {
  readonly language: Language;
  /** With what it loads ahead. */
  readonly first: Weight;
  /** What comes on top of it at a table. */
  readonly table: Weight;
}

/** Weighs what a phone loads that has never been here, from the first screen to a table with a bot. */
export async function weighPage(
  open: (options: PageOptions) => Promise<OpenedPage>,
  language: Language,
): Promise<Weights> {
  const { page, requests } = await open({ ...PHONE, language });
  await settleNetwork(page);
  const first = new Set(requests);
  await playNow(page);
  // A bot comes when it is asked for the first time, and brings what it knows of its game.
  await playOn(page, BY_TAPS, async () => hasBot(requests));
  await settleNetwork(page);
  const bots = page.workers().map((worker) => new URL(worker.url()).pathname);
  const later = new Set([...requests, ...bots].filter((path) => !first.has(path)));
  return { language, first: weigh(first), table: weigh(later) };
}

/** The worker in which a bot thinks, and what it shares with those of other games: in whatever order they come. */
const BOT_PARTS = ['/thinker-', '/thinking-'];

export function hasBot(requests: readonly string[]): boolean {
  return BOT_PARTS.every((part) => requests.some((path) => path.includes(part)));
}

/** The files of some paths, the largest first. */
export function weigh(paths: ReadonlySet<string>): Weight {
  const names = [...paths].map((path) => (path === '/' ? 'index.html' : path.slice(1)));
  const files = names.map((name) => ({ name, bytes: sentBytes(join(DIST, name)) })).sort((a, b) => b.bytes - a.bytes);
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    files,
    bytes: sum(files),
    scriptBytes: sum(scripts),
    hasPhysics: scripts.some(({ name }) => readFileSync(join(DIST, name), 'utf8').includes('rapier')),
  };
}

function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
