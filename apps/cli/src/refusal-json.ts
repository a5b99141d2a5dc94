import type { Refusal } from '@crownhold/core';
import { refusalText, type Translate } from '@crownhold/i18n';
import { plainText } from './plain-text.ts';

/** A refusal as programs read it: rule, code and arguments, and the sentence for people. */
export function refusalJson(refusal: Refusal, t: Translate) {
  const { rule, code, args } = refusal;
  return { rule, code, args, message: refusalText(t, refusal, plainText) };
}
