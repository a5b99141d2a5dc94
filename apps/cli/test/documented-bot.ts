import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './folder.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/engine.md');

/** The command line of the bot that docs/engine.md shows, for one test. */
export function documentedBot(): string {
  const [, program] = /^```python\n(.*?)^```$/ms.exec(readFileSync(DOCUMENT, 'utf8'))!;
  return `python3 ${createFolder().write('documented.py', program!)}`;
}
