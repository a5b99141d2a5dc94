import type { DuelTableAction } from './duel-table.ts';

/** What keys do besides those of every table. */
export const DUEL_KEYS: Readonly<Record<string, DuelTableAction>> = {
  ArrowLeft: { kind: 'move', dx: -1, dy: 0, isShowing: true },
  ArrowRight: { kind: 'move', dx: 1, dy: 0, isShowing: true },
  ArrowUp: { kind: 'move', dx: 0, dy: 1, isShowing: true },
  ArrowDown: { kind: 'move', dx: 0, dy: -1, isShowing: true },
  KeyR: { kind: 'next-way' },
  KeyF: { kind: 'flip', isShowing: true },
  KeyN: { kind: 'jump', direction: 1, isShowing: true },
  KeyC: { kind: 'cycle', power: 'castle' },
  KeyT: { kind: 'cycle', power: 'turn' },
  KeyV: { kind: 'free' },
  KeyB: { kind: 'split' },
  KeyP: { kind: 'pair' },
  Digit1: { kind: 'number', number: 1 },
  Digit2: { kind: 'number', number: 2 },
  Digit3: { kind: 'number', number: 3 },
  Digit4: { kind: 'number', number: 4 },
  Digit5: { kind: 'number', number: 5 },
  Digit6: { kind: 'number', number: 6 },
};
