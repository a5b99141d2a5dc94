import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { programHelp } from './help.ts';
import { createProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each(LANGUAGES)('leads to documents that are there, first to those in %s', (language) => {
  const t = translatorFor(language);
  const help = programHelp(
    createProgram(() => undefined, t),
    t,
  );
  const files = help.match(/\S+\.md/g) ?? [];
  expect(files.slice(0, 2)).toEqual([
    language === 'en' ? 'README.md' : `README.${language}.md`,
    `docs/fairness/${language}.md`,
  ]);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
});
