import type { LazyTexts } from '../app/texts.ts';

/** What only a replay says, and the sentences about chance that the command line says too. */
export const REPLAY_TEXTS: LazyTexts = {
  async en() {
    const [{ replay }, { verify }] = await Promise.all([
      import('@crownhold/i18n/texts/en/replay'),
      import('@crownhold/i18n/texts/en/verify'),
    ]);
    return [replay, verify];
  },
  async ru() {
    const [{ replay }, { verify }] = await Promise.all([
      import('@crownhold/i18n/texts/ru/replay'),
      import('@crownhold/i18n/texts/ru/verify'),
    ]);
    return [replay, verify];
  },
  async uk() {
    const [{ replay }, { verify }] = await Promise.all([
      import('@crownhold/i18n/texts/uk/replay'),
      import('@crownhold/i18n/texts/uk/verify'),
    ]);
    return [replay, verify];
  },
  async bg() {
    const [{ replay }, { verify }] = await Promise.all([
      import('@crownhold/i18n/texts/bg/replay'),
      import('@crownhold/i18n/texts/bg/verify'),
    ]);
    return [replay, verify];
  },
};
