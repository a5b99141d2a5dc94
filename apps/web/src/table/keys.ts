import type { GameAction, TableAction } from './action.ts';

/** The part of a keyboard event that says which key it is. */
export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does at a table. */
export type KeyEffect<A extends GameAction> =
  | { readonly kind: 'question'; readonly code: string }
  | { readonly kind: 'open'; readonly sheet: Sheet }
  | { readonly kind: 'hint' }
  /** The card of a piece. */
  | { readonly kind: 'card' }
  | { readonly kind: 'act'; readonly action: TableAction<A> };

/** What a key opens: the field for a move in writing, or the list of the keys. */
export type Sheet = 'type' | 'keys';

/** The keys of a table as data. */
export interface KeyTable<A extends GameAction> {
  readonly keys: Readonly<Record<string, TableAction<A>>>;
  /** The places of keys that ask something. */
  readonly questions: Readonly<Record<string, unknown>>;
}

/** Keys that every table has. */
const EVERY_TABLE: Readonly<Record<string, TableAction<never>>> = {
  Enter: { kind: 'proceed' },
  Space: { kind: 'proceed' },
  KeyU: { kind: 'undo' },
  Backspace: { kind: 'undo' },
  Escape: { kind: 'undo' },
};

/** What a pressed key does; at the end of a game it can only ask. Keys go by their place, so that they work in every alphabet. */
export function effectOf<A extends GameAction>(
  pressed: Key,
  { keys, questions }: KeyTable<A>,
  isEnd: boolean,
): KeyEffect<A> | undefined {
  const { code, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (Object.hasOwn(questions, code)) return { kind: 'question', code };
  if (isEnd) return undefined;
  const sheet = sheetOf(pressed);
  if (sheet) return { kind: 'open', sheet };
  if (code === 'KeyH') return { kind: 'hint' };
  if (code === 'KeyI') return { kind: 'card' };
  const table: Readonly<Record<string, TableAction<A>>> = { ...EVERY_TABLE, ...keys };
  return Object.hasOwn(table, code) ? { kind: 'act', action: table[code]! } : undefined;
}

/** By the place of the key, or by the sign where an alphabet has it elsewhere. */
function sheetOf({ code, key, shiftKey }: Key): Sheet | undefined {
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'keys';
  return key === '/' || code === 'Slash' ? 'type' : undefined;
}

/** Whether a key writes a sign. Who speaks instead of typing may not want such a key to act. */
export function isLetterKey({ code }: Pick<Key, 'code'>): boolean {
  return /^(?:Key|Digit|Slash)/.test(code);
}

/** Whether a key belongs to what has the focus: to a field, a dialog, a button. */
export function isOthersKey({ target, code }: Pick<KeyboardEvent, 'target' | 'code'>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea')) return true;
  return (code === 'Enter' || code === 'Space') && target.closest('button, a') !== null;
}
