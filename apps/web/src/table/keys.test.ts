import { describe, expect, it } from 'vitest';
import { effectOf, isLetterKey, type Key } from './keys.ts';

const TABLE = {
  keys: { KeyR: { kind: 'turn' }, Digit1: { kind: 'pick' } },
  questions: { KeyW: true },
} as const;

const key = (code: string, held: Partial<Key> = {}): Key => ({
  code,
  key: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

const pressed = (code: string, held: Partial<Key> = {}, isEnd = false) => effectOf(key(code, held), TABLE, isEnd);

describe('a key', () => {
  it('does what the game or every table has it for', () => {
    expect(pressed('KeyR')).toEqual({ kind: 'act', action: { kind: 'turn' } });
    for (const code of ['KeyU', 'Backspace', 'Escape']) {
      expect(pressed(code)).toEqual({ kind: 'act', action: { kind: 'undo' } });
    }
    for (const code of ['Enter', 'Space']) expect(pressed(code)).toEqual({ kind: 'act', action: { kind: 'proceed' } });
    expect(pressed('KeyH')).toEqual({ kind: 'hint' });
    expect(pressed('KeyZ')).toBeUndefined();
    expect(pressed('toString')).toBeUndefined();
  });

  it('opens the field for a move by the place of the slash or by its sign', () => {
    expect(pressed('Slash')).toEqual({ kind: 'open', sheet: 'type' });
    expect(pressed('Digit7', { key: '/', shiftKey: true })).toEqual({ kind: 'open', sheet: 'type' });
    expect(pressed('Slash', { shiftKey: true })).toEqual({ kind: 'open', sheet: 'keys' });
    expect(pressed('Minus', { key: '?' })).toEqual({ kind: 'open', sheet: 'keys' });
  });

  it('asks at any time, and does nothing else at the end', () => {
    expect(pressed('KeyW')).toEqual({ kind: 'question', code: 'KeyW' });
    expect(pressed('KeyW', {}, true)).toEqual({ kind: 'question', code: 'KeyW' });
    for (const code of ['KeyR', 'Enter', 'Slash', 'KeyH']) expect(pressed(code, {}, true)).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s is the browser’s', (held) => {
    for (const code of ['KeyR', 'KeyW', 'Slash', 'KeyH', 'Enter']) {
      expect(pressed(code, { [held]: true })).toBeUndefined();
    }
  });

  it('writes a sign or not', () => {
    expect(['KeyR', 'Digit1', 'Slash'].map((code) => isLetterKey({ code }))).toEqual([true, true, true]);
    expect(['Enter', 'ArrowUp', 'Escape'].map((code) => isLetterKey({ code }))).toEqual([false, false, false]);
  });
});
