import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Messages } from './generated/messages.ts';
import type { Language } from './language.ts';
import { MessageNumber, signed } from './number.ts';

export type MessageId = keyof Messages;

type Arguments<Id extends MessageId> = Messages[Id] extends undefined ? [] : [args: Messages[Id]];

/** Coordinates of a square keep the hyphen: they are shown as they are typed. */
const COORDINATES: ReadonlySet<string> = new Set(['x', 'y']);

/** The text of a message in one language. */
export interface Translate {
  <Id extends MessageId>(id: Id, ...args: Arguments<Id>): string;
  readonly language: Language;
}

/**
 * Speaks a language with the texts of the areas that are needed.
 * A missing message or argument is a bug and throws: half a sentence is never shown.
 */
export function createTranslator(language: Language, texts: readonly string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { SIGNED: signed } });
  const unread = messagesOf(texts);
  const read = (id: string) => {
    const source = unread.get(id);
    if (source === undefined) return;
    unread.delete(id);
    bundle.addResource(new FluentResource(source));
    for (const [, other] of source.matchAll(REFERENCE)) read(other!);
  };
  const find = (id: string) => {
    read(id);
    const pattern = bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`There is no message ${id} in ${language}`);
    return pattern;
  };
  const translate = (id: string, args?: Readonly<Record<string, number | string>>) => {
    const pattern = find(id);
    try {
      return bundle.formatPattern(pattern, args && withNumbers(args));
    } catch (cause) {
      throw new Error(`The message ${id} in ${language} with ${JSON.stringify(args)}: ${String(cause)}`, { cause });
    }
  };
  // Each message has a type for its arguments; here all are alike.
  return Object.assign(translate as Omit<Translate, 'language'> as Translate, { language });
}

const MESSAGE_START = /^(?=-?[a-z][\w-]* *=)/im;
const MESSAGE_ID = /^-?[\w-]+/;
/** What a message quotes: another message, or a term. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/gi;

/**
 * Messages and terms by id, each with its text, to be read when it is said: to read all of them takes longer than the
 * rest of a short command, or than a first screen.
 */
function messagesOf(texts: readonly string[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const message of texts.flatMap((text) => text.split(MESSAGE_START))) {
    const id = MESSAGE_ID.exec(message)?.[0];
    if (id !== undefined && !messages.has(id)) messages.set(id, message);
  }
  return messages;
}

function withNumbers(args: Readonly<Record<string, number | string>>): Record<string, MessageNumber | number | string> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && !COORDINATES.has(name) ? new MessageNumber(value) : value,
    ]),
  );
}
