import type { LazyTexts } from './texts.ts';

/** The sentences about chance that the command line says too. */
export const VERIFY_TEXTS: LazyTexts = {
  async en() {
    const { verify } = await import('@crownhold/i18n/texts/en/verify');
    return [verify];
  },
  async ru() {
    const { verify } = await import('@crownhold/i18n/texts/ru/verify');
    return [verify];
  },
  async uk() {
    const { verify } = await import('@crownhold/i18n/texts/uk/verify');
    return [verify];
  },
  async bg() {
    const { verify } = await import('@crownhold/i18n/texts/bg/verify');
    return [verify];
  },
};
