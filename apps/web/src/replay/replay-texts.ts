import type { LazyTexts } from '../app/texts.ts';
import { VERIFY_TEXTS } from '../app/verify-texts.ts';

/** What only a replay says, and what it says about chance. */
export const REPLAY_TEXTS: LazyTexts = {
  async en() {
    const [{ replay }, verify] = await Promise.all([import('@crownhold/i18n/texts/en/replay'), VERIFY_TEXTS.en()]);
    return [replay, ...verify];
  },
  async ru() {
    const [{ replay }, verify] = await Promise.all([import('@crownhold/i18n/texts/ru/replay'), VERIFY_TEXTS.ru()]);
    return [replay, ...verify];
  },
  async uk() {
    const [{ replay }, verify] = await Promise.all([import('@crownhold/i18n/texts/uk/replay'), VERIFY_TEXTS.uk()]);
    return [replay, ...verify];
  },
  async bg() {
    const [{ replay }, verify] = await Promise.all([import('@crownhold/i18n/texts/bg/replay'), VERIFY_TEXTS.bg()]);
    return [replay, ...verify];
  },
};
