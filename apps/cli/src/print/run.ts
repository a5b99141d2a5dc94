import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { type Refusal, refuse } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { plainText } from '../plain-text.ts';
import { complain } from '../terminal.ts';
import { worldRefusal } from '../world.ts';
import { coloursPage } from './colours/page.ts';
import { duelPage } from './duel/page.ts';

export interface PrintFlags {
  readonly out?: string;
}

/** The games that are played on a sheet of paper. */
const PAGES: ReadonlyMap<string, (t: Translate) => string> = new Map([
  ['colours', coloursPage],
  ['duel', duelPage],
]);

export function printSheet(game: string, { out }: PrintFlags, t: Translate): ExitCode {
  const page = PAGES.get(game);
  if (!page) return report(refuse('R4', 'unknown-game', { game, known: [...PAGES.keys()].join(', ') }), EXIT.usage, t);
  if (out === undefined) {
    process.stdout.write(page(t));
    return EXIT.ok;
  }
  try {
    writeFileSync(out, page(t));
    return EXIT.ok;
  } catch (error) {
    const refusal = worldRefusal(error, out);
    if (!refusal) throw error;
    return report(refusal, EXIT.bad, t);
  }
}

function report(refusal: Refusal, code: ExitCode, t: Translate): ExitCode {
  complain(citedRefusal(t, refusal, plainText));
  return code;
}
