import type { Language } from '@crownhold/i18n';

/** Texts that come when they are needed, by language. */
export type LazyTexts = Readonly<Record<Language, () => Promise<readonly string[]>>>;

/**
 * The texts of one language, loaded when it is spoken. Each import names what it takes, so that the build leaves out
 * what only the command line says. They are read in this order, and only as far as something is said: refusals come late.
 */
export const TEXTS: LazyTexts = {
  async en() {
    const { terms, web, pad, refusals } = await import('@crownhold/i18n/en');
    return [terms, web, pad, refusals];
  },
  async ru() {
    const { terms, web, pad, refusals } = await import('@crownhold/i18n/ru');
    return [terms, web, pad, refusals];
  },
  async uk() {
    const { terms, web, pad, refusals } = await import('@crownhold/i18n/uk');
    return [terms, web, pad, refusals];
  },
  async bg() {
    const { terms, web, pad, refusals } = await import('@crownhold/i18n/bg');
    return [terms, web, pad, refusals];
  },
};
