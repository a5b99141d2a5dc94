import type { Language } from '@crownhold/i18n';

/** Texts that come when they are needed, by language. */
export type LazyTexts = Readonly<Record<Language, () => Promise<readonly string[]>>>;

/**
 * The texts of one language, loaded when it is spoken. Each import names what it takes, so that the build leaves out
 * what only the command line says.
 */
export const TEXTS: LazyTexts = {
  async en() {
    const { terms, refusals, web, pad } = await import('@crownhold/i18n/en');
    return [terms, refusals, web, pad];
  },
  async ru() {
    const { terms, refusals, web, pad } = await import('@crownhold/i18n/ru');
    return [terms, refusals, web, pad];
  },
  async uk() {
    const { terms, refusals, web, pad } = await import('@crownhold/i18n/uk');
    return [terms, refusals, web, pad];
  },
  async bg() {
    const { terms, refusals, web, pad } = await import('@crownhold/i18n/bg');
    return [terms, refusals, web, pad];
  },
};
