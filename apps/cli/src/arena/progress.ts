import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { withPlainSpaces } from '../plain-text.ts';

const BAR = 24;
const EVERY_MS = 100;
const TO_LINE_END = '\u001b[K';

/** A line on the terminal that tells how far it is; nothing where there is no terminal. */
export class Progress {
  readonly #t: Translate;
  readonly #total: number;
  readonly #before: number;
  readonly #start = performance.now();
  readonly #isSeen = process.stderr.isTTY === true;
  #shown = Number.NEGATIVE_INFINITY;

  /** Of so many games in all, some of which were played before. */
  constructor(total: number, before: number, t: Translate) {
    this.#total = total;
    this.#before = before;
    this.#t = t;
    this.show(before);
  }

  show(games: number): void {
    const now = performance.now();
    if (!this.#isSeen || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    process.stderr.write(`\r${withPlainSpaces(this.#line(games, now))}${TO_LINE_END}`);
  }

  close(): void {
    if (this.#isSeen) process.stderr.write(`\r${TO_LINE_END}`);
  }

  #line(games: number, now: number): string {
    const filled = Math.round((BAR * games) / this.#total);
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}]`;
    const pace = (games - this.#before) / (now - this.#start);
    const so = this.#t('arena-progress', { games, total: this.#total });
    return pace > 0
      ? `${bar} ${so}, ${this.#t('arena-left', { seconds: Math.ceil((this.#total - games) / pace / 1000) })}`
      : `${bar} ${so}`;
  }
}
