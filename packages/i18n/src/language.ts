export const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself, for menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  bg: 'Български',
};

const FALLBACK: Language = 'en';

/**
 * The first language among the preferences that we speak, English if there is none.
 * Takes tags of browsers (`bg-BG`) and locales of systems (`ru_RU.UTF-8`; `C` is English).
 */
export function pickLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const language = findLanguage(preference);
    if (language !== undefined) return language;
  }
  return FALLBACK;
}

/** The language that a tag or a locale names, if we speak it. */
export function findLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_.@]/);
  if (primary === 'c' || primary === 'posix') return FALLBACK;
  return LANGUAGES.find((language) => language === primary);
}
