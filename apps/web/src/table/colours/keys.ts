import type { ColoursTableAction } from './colours-table.ts';

/** What keys do besides those of every table. */
export const COLOURS_KEYS: Readonly<Record<string, ColoursTableAction>> = {
  ArrowLeft: { kind: 'step', dx: -1, dy: 0 },
  ArrowRight: { kind: 'step', dx: 1, dy: 0 },
  ArrowUp: { kind: 'step', dx: 0, dy: 1 },
  ArrowDown: { kind: 'step', dx: 0, dy: -1 },
  KeyN: { kind: 'jump', direction: 1 },
  KeyP: { kind: 'jump', direction: -1 },
  Digit1: { kind: 'number', number: 1 },
  Digit2: { kind: 'number', number: 2 },
  Digit3: { kind: 'number', number: 3 },
  Digit4: { kind: 'number', number: 4 },
  KeyT: { kind: 'turn-brush', brush: 'tower' },
  KeyF: { kind: 'done' },
};

/** The same where the map is turned: arrows act as seen. */
export const TURNED_KEYS: Readonly<Record<string, ColoursTableAction>> = {
  ...COLOURS_KEYS,
  ArrowLeft: { kind: 'step', dx: 0, dy: -1 },
  ArrowRight: { kind: 'step', dx: 0, dy: 1 },
  ArrowUp: { kind: 'step', dx: -1, dy: 0 },
  ArrowDown: { kind: 'step', dx: 1, dy: 0 },
};
