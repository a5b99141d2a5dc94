import { flip, type Intention, jump, move, pick, turn, undo } from './intentions.ts';

/** What keys do at the table; Cyrillic letters stand for the Latin ones of the same key. */
const KEYS: Readonly<Record<string, Intention>> = {
  ArrowLeft: move(-1, 0),
  ArrowRight: move(1, 0),
  ArrowUp: move(0, 1),
  ArrowDown: move(0, -1),
  KeyR: turn(-1),
  KeyE: turn(1),
  KeyF: flip,
  KeyN: jump(1),
  KeyP: jump(-1),
  KeyU: undo,
  Backspace: undo,
  Escape: undo,
  Digit1: pick(0),
  Digit2: pick(1),
  Digit3: pick(2),
  Digit4: pick(3),
};

/** What a person wants who presses a key; by its place on the keyboard, so that it works in every alphabet. */
export function intentionOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): Intention | undefined {
  return ctrlKey || metaKey || altKey ? undefined : KEYS[code];
}

/** What a key opens. The place of the key, or the sign where an alphabet has it elsewhere. */
export function sheetOf({ code, key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): 'type' | 'keys' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || (code === 'Slash' && shiftKey)) return 'keys';
  return key === '/' || code === 'Slash' ? 'type' : undefined;
}

/** Whether a key writes a sign. Who speaks instead of typing may not want such a key to act. */
export function isLetterKey({ code }: KeyboardEvent): boolean {
  return /^(?:Key|Digit|Slash)/.test(code);
}

export function isHintKey({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyH' && !ctrlKey && !metaKey && !altKey;
}

/** Whether a key belongs to what has the focus: to a field, a dialog, a button. */
export function isOthersKey({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea')) return true;
  return (code === 'Enter' || code === 'Space') && target.closest('button, a') !== null;
}
