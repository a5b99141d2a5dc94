import type { MessageId, Translate } from './translator.ts';

/** A sentence as data, as a table gives it: `seat` stands for a name, `words` for arguments that are texts themselves. */
interface Message {
  readonly id: string;
  readonly seat?: number;
  readonly args?: Readonly<Record<string, number | string>>;
  readonly words?: Readonly<Record<string, Message>>;
}

/** What a message says to people who sit in chairs with these names. */
export function messageText(t: Translate, message: Message, chairs: readonly { readonly name: string }[]): string {
  const { id, seat, args, words = {} } = message;
  const said = Object.entries(words).map(([name, word]) => [name, messageText(t, word, chairs)]);
  const name = seat === undefined ? {} : { name: chairs[seat]!.name };
  // An id is known only when the program runs; a test sees to it that each has a message with the same arguments.
  const say = t as unknown as (id: MessageId, args: object) => string;
  return say(id as MessageId, { ...name, ...args, ...Object.fromEntries(said) });
}
