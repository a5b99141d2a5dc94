import type { MessageId, Translate } from './translator.ts';

/** A refusal as games and records give it. */
interface Refusal {
  readonly rule: string;
  readonly code: string;
  readonly args: Readonly<Record<string, number | string>>;
}

type Show = (text: string) => string;

const OF_FILES = /^(?:file-|no-such-file$|disk-full$)/;

/** What a refusal says. `show` makes arguments fit to be shown where they may come from a stranger. */
export function refusalText(t: Translate, refusal: Refusal, show?: Show): string {
  return t('sentence-plain', { reason: reasonOf(t, refusal, show) });
}

/** The same with the number of the rule, to look it up; what goes wrong with files breaks none. */
export function citedRefusal(t: Translate, refusal: Refusal, show?: Show): string {
  if (OF_FILES.test(refusal.code)) return refusalText(t, refusal, show);
  return t('sentence-cited', { reason: reasonOf(t, refusal, show), rule: refusal.rule });
}

function reasonOf(t: Translate, { code, args }: Refusal, show: Show = (text) => text): string {
  const shown = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? show(value) : value]);
  // A code is known only when the program runs; a test sees to it that each has a message with the same arguments.
  const say = t as unknown as (id: MessageId, args: object) => string;
  return say(`refusal-${code}` as MessageId, Object.fromEntries(shown));
}
