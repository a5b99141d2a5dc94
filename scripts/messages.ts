// Puts the typography of the .ftl files right, then writes packages/i18n/src/generated anew from them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { generatedFiles, tidyMessages } from '@crownhold/i18n/messages';
import { ROOT } from './repository.ts';

for (const file of tidyMessages()) process.stdout.write(`${relative(ROOT, file)}\n`);
for (const [name, text] of generatedFiles()) {
  const file = join('packages/i18n/src/generated', name);
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  process.stdout.write(`${file}\n`);
}
