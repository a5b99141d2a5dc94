import process from 'node:process';
import type { Translate } from '@crownhold/i18n';
import { EXIT } from './exit-code.ts';
import { createPaint, isColourful, type Paint } from './paint.ts';
import { withPlainSpaces } from './plain-text.ts';

/** For whom and where text is written. */
export interface Screen {
  readonly t: Translate;
  readonly paint: Paint;
  readonly width: number;
}

const WIDTH_ELSEWHERE = 80;

export function createScreen(t: Translate): Screen {
  return {
    t,
    paint: createPaint(isColourful(process.stdout, process.env)),
    width: process.stdout.columns ?? WIDTH_ELSEWHERE,
  };
}

export function print(text: string): void {
  process.stdout.write(`${withPlainSpaces(text)}\n`);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function complain(text: string): void {
  process.stderr.write(`crownhold: ${withPlainSpaces(text)}\n`);
}

/** Ends the program when nobody takes what it says. */
export function guardOutput(t: Translate): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`crownhold … | head`) closes the pipe; that is no failure.
    if (error.code === 'EPIPE') process.exit(EXIT.ok);
    complain(t('world-output', { problem: error.message }));
    process.exit(EXIT.bad);
  });
}
