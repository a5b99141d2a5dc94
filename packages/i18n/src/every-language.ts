import { AREAS, type Area } from './area.ts';
import * as bg from './generated/bg.ts';
import * as bgLater from './generated/bg-later.ts';
import * as en from './generated/en.ts';
import * as enLater from './generated/en-later.ts';
import * as ru from './generated/ru.ts';
import * as ruLater from './generated/ru-later.ts';
import * as uk from './generated/uk.ts';
import * as ukLater from './generated/uk-later.ts';
import type { Language } from './language.ts';
import { createTranslator, type Translate } from './translator.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<Area, string>>>> = {
  en: { ...en, ...enLater },
  ru: { ...ru, ...ruLater },
  uk: { ...uk, ...ukLater },
  bg: { ...bg, ...bgLater },
};

/** Speaks a language with the texts of all areas. It brings every language along: not for a page. */
export function translatorFor(language: Language): Translate {
  return createTranslator(
    language,
    AREAS.map((area) => TEXTS[language][area]),
  );
}
