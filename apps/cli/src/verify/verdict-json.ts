import type { FairFault, SoundVerdict } from '@crownhold/fair';
import { fairFaultText, numberedWords, provenText, type Translate, unprovenText } from '@crownhold/i18n';
import { plainText } from '../plain-text.ts';

/** A verdict as programs read it. */
export function verdictJson(
  file: string,
  { head, words, proven, unproven }: SoundVerdict,
  names: readonly string[],
  t: Translate,
) {
  return {
    ok: true,
    file,
    head,
    words: words ? numberedWords(t, words) : null,
    proven: proven.map((found) => ({ ...found, message: provenText(t, found, names) })),
    unproven: unproven.map((found) => ({ ...found, message: unprovenText(t, found, names) })),
  };
}

export function fairFaultJson(file: string, fault: FairFault, names: readonly string[], t: Translate) {
  const { event, code, args } = fault;
  return { ok: false, file, event: event ?? null, code, args, message: fairFaultText(t, fault, names, plainText) };
}
