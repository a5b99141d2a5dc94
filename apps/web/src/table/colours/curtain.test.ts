import type { Seat } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { isCurtained } from '../curtain.tsx';
import type { ShownColours } from './colours-table.ts';
import { face } from './face.tsx';

const { curtain } = face;
const shown = (stage: ShownColours['stage'], takers: number, panel?: string) =>
  ({
    stage,
    view: { phase: 'play', takers, seats: 3 },
    ...(panel && { panel: { kind: panel } }),
  }) as unknown as ShownColours;
const isHidden = (seat: Seat) => seat === 1;

describe('the curtain', () => {
  it('[C22] falls when everybody has a die, and while a hidden turn is on its way', () => {
    const own = [0, 1];
    expect(isCurtained(curtain, shown({ kind: 'hand-over', seats: [0, 1] }, 3), own, isHidden)).toBe(true);
    expect(isCurtained(curtain, shown({ kind: 'sent', seat: 1 }, 3), own, isHidden)).toBe(true);
    expect(isCurtained(curtain, shown({ kind: 'telling' }, 3, curtain!.together), own, isHidden)).toBe(true);
  });

  it('[C22] does not while a die is still to be taken, nor for one person alone', () => {
    expect(isCurtained(curtain, shown({ kind: 'hand-over', seats: [0] }, 1), [0, 1], isHidden)).toBe(false);
    expect(isCurtained(curtain, shown({ kind: 'sent', seat: 0 }, 1), [0, 1], isHidden)).toBe(false);
    expect(isCurtained(curtain, shown({ kind: 'sent', seat: 1 }, 3), [1], isHidden)).toBe(false);
    expect(isCurtained(undefined, shown({ kind: 'hand-over', seats: [0] }, 3), [0, 1], isHidden)).toBe(false);
  });
});
