import { AREAS, type Area } from './area.ts';
import * as bg from './generated/bg.ts';
import * as bgLazy from './generated/bg-lazy.ts';
import * as en from './generated/en.ts';
import * as enLazy from './generated/en-lazy.ts';
import * as ru from './generated/ru.ts';
import * as ruLazy from './generated/ru-lazy.ts';
import * as uk from './generated/uk.ts';
import * as ukLazy from './generated/uk-lazy.ts';
import type { Language } from './language.ts';
import { createTranslator, type Translate } from './translator.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<Area, string>>>> = {
  en: { ...en, ...enLazy },
  ru: { ...ru, ...ruLazy },
  uk: { ...uk, ...ukLazy },
  bg: { ...bg, ...bgLazy },
};

/** Speaks a language with the texts of all areas. It brings every language along: not for a page. */
export function translatorFor(language: Language): Translate {
  return createTranslator(
    language,
    AREAS.map((area) => TEXTS[language][area]),
  );
}
