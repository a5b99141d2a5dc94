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
 * Speaks a language with the texts of the areas that are needed, `terms` before those that refer to them.
 * A missing message or argument is a bug and throws: half a sentence is never shown.
 */
export function createTranslator(language: Language, texts: readonly string[]): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { SIGNED: signed } });
  // Reading all areas would take longer than all the rest of a short command.
  const unread = [...texts];
  const find = (id: string) => {
    while (!bundle.hasMessage(id) && unread.length > 0) {
      bundle.addResource(new FluentResource(unread.shift()!));
    }
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

function withNumbers(args: Readonly<Record<string, number | string>>): Record<string, MessageNumber | number | string> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' && !COORDINATES.has(name) ? new MessageNumber(value) : value,
    ]),
  );
}
