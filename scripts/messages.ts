// Writes packages/i18n/src/generated anew from the .ftl files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { generatedFiles } from '@crownhold/i18n/messages';
import { ROOT } from './repository.ts';

for (const [name, text] of generatedFiles()) {
  const file = join('packages/i18n/src/generated', name);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  process.stdout.write(`${file}\n`);
}
