// Writes packages/i18n/src/generated anew from the .ftl files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { generatedFiles } from '@crownhold/i18n/messages';
import { ROOT } from './repository.ts';

for (const [name, text] of generatedFiles()) {
  const file = join('packages/i18n/src/generated', name);
  writeFileSync(join(ROOT, file), text);
  process.stdout.write(`${file}\n`);
}
