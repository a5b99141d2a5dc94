import type { MessageId, Translate } from './translator.ts';

/** What a verifier found in a transcript, as codes and arguments; the messages are in the area `verify`. */
interface Found {
  readonly code: string;
  readonly args: Readonly<Record<string, number | string>>;
}

type SentenceId = `proven-${string}` | `unproven-${string}` | `fault-${string}`;

/** What a sound transcript proves, without the full stop. */
export function provenText(t: Translate, { code, args }: Found): string {
  return sentence(t, `proven-${code}`, args);
}

/** What it leaves open. */
export function unprovenText(t: Translate, { code, args }: Found): string {
  return sentence(t, `unproven-${code}`, args);
}

/** What is wrong with a transcript. `show` makes texts fit to be shown: they come from the file of a stranger. */
export function fairFaultText(t: Translate, { code, args }: Found, show: (text: string) => string): string {
  const shown = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? show(value) : value]);
  return sentence(t, `fault-${code}`, Object.fromEntries(shown));
}

function sentence(t: Translate, id: SentenceId, args: Found['args']): string {
  // A code is known only when the program runs; a test sees to it that each has a sentence with these arguments.
  const say = t as unknown as (id: MessageId, args: object) => string;
  return say(id as MessageId, args);
}
