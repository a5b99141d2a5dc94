import { type Language, pickLanguage } from './language.ts';

/** In the order in which a system asks them. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

/** The language that the environment of a process asks for. */
export function systemLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = VARIABLES.map((name) => environment[name]).find((value) => value);
  return pickLanguage(locale ? [locale] : []);
}
