import { readFileSync, writeFileSync } from 'node:fs';
import { AREAS } from '../src/area.ts';
import { LANGUAGES } from '../src/language.ts';
import { messageFile } from './catalogue.ts';
import { tidyTypography } from './typography.ts';

/** Puts no-break spaces, dashes, minus signs and apostrophes right in the `.ftl` files; tells which files it changed. */
export function tidyMessages(): readonly string[] {
  return LANGUAGES.flatMap((language) =>
    AREAS.map((area) => messageFile(language, area)).filter((file) => {
      const text = readFileSync(file, 'utf8');
      const tidied = tidyTypography(language, text);
      if (tidied !== text) writeFileSync(file, tidied);
      return tidied !== text;
    }),
  );
}
