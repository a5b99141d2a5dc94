import type { KingdominoTableAction } from './kingdomino-table.ts';

/** What keys do besides those of every table. */
export const KINGDOMINO_KEYS: Readonly<Record<string, KingdominoTableAction>> = {
  ArrowLeft: { kind: 'slide', dx: -1, dy: 0 },
  ArrowRight: { kind: 'slide', dx: 1, dy: 0 },
  ArrowUp: { kind: 'slide', dx: 0, dy: 1 },
  ArrowDown: { kind: 'slide', dx: 0, dy: -1 },
  KeyR: { kind: 'spin', direction: 1 },
  KeyE: { kind: 'spin', direction: -1 },
  KeyF: { kind: 'swap' },
  KeyN: { kind: 'jump', direction: 1 },
  KeyP: { kind: 'jump', direction: -1 },
  Digit1: { kind: 'pick', index: 0 },
  Digit2: { kind: 'pick', index: 1 },
  Digit3: { kind: 'pick', index: 2 },
  Digit4: { kind: 'pick', index: 3 },
};
