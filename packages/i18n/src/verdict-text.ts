import type { MessageId, Translate } from './translator.ts';

/** What a verifier found in a transcript, as codes and arguments; the messages are in the area `verify`. */
interface Found {
  readonly code: string;
  readonly args: Readonly<Record<string, number | string>>;
}

type SentenceId = `proven-${string}` | `unproven-${string}` | `fault-${string}`;

/** What a sound transcript proves, without the full stop; names by seat, for as many as are known. */
export function provenText(t: Translate, { code, args }: Found, names: readonly string[]): string {
  return sentence(t, `proven-${code}`, named(t, args, names));
}

/** What it leaves open. */
export function unprovenText(t: Translate, { code, args }: Found, names: readonly string[]): string {
  return sentence(t, `unproven-${code}`, named(t, args, names));
}

/** What is wrong with a transcript. `show` makes texts fit to be shown: they come from the file of a stranger. */
export function fairFaultText(
  t: Translate,
  { code, args }: Found,
  names: readonly string[],
  show: (text: string) => string,
): string {
  const shown = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? show(value) : value]);
  return sentence(t, `fault-${code}`, named(t, Object.fromEntries(shown), names));
}

/** Transcripts count seats from 0; people go by names, or count from 1. */
function named(t: Translate, args: Found['args'], names: readonly string[]): Found['args'] {
  if (args['seat'] === undefined) return args;
  const seat = Number(args['seat']);
  const number = seat + 1;
  return { ...args, number, name: names[seat] ?? t('verify-player', { number }) };
}

function sentence(t: Translate, id: SentenceId, args: Found['args']): string {
  // A code is known only when the program runs; a test sees to it that each has a sentence with these arguments.
  const say = t as unknown as (id: MessageId, args: object) => string;
  return say(id as MessageId, args);
}
