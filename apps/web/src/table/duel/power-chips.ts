import type { Seat } from '@crownhold/core';
import type { Spell, State } from '@crownhold/games/duel';
import { type DuelChoice, type DuelInput, isUsable, type Power, taskOf } from '@crownhold/table/duel';

/** The powers that a person uses in a turn; lightning spells are asked for. */
export const CHIPS = ['castle', 'turn', 'free', 'split', 'pair'] as const;
export type ChipPower = (typeof CHIPS)[number];

export interface PowerChip {
  readonly power: ChipPower;
  /** `idle`: not now; `next-round`: just won. */
  readonly state: 'ready' | 'chosen' | 'idle' | 'next-round';
  /** The choice that it stands for, if it is chosen. */
  readonly chosen: DuelChoice | undefined;
  /** With it a domino fits that fits nowhere without. */
  readonly helps: boolean;
}

/** What a seat owns and has not spent, as it stands before and in the present turn. */
export function powerChips(input: DuelInput | undefined, settled: State, seat: Seat): readonly PowerChip[] {
  return CHIPS.filter((power) => isOwned(settled, seat, power)).map((power) => chipOf(input, settled, power));
}

/** [D14] [D16] Once a game. */
function isOwned(state: State, seat: Seat, power: ChipPower): boolean {
  if (power === 'castle') return ((state.castles >> seat) & 1) === 0;
  return state.hasWon(seat, power satisfies Spell) && !state.hasUsed(seat, power satisfies Spell);
}

function chipOf(input: DuelInput | undefined, { phase }: State, power: ChipPower): PowerChip {
  const chosen = input?.choices.find(({ kind }) => kind === power);
  const isNext = phase === 'lightning' && power !== 'castle';
  const isReady = input !== undefined && canUse(input, power);
  const state = isNext ? 'next-round' : chosen ? 'chosen' : isReady ? 'ready' : 'idle';
  return { power, state, chosen, helps: isReady && input !== undefined && taskOf(input) === 'pass' };
}

function canUse(input: DuelInput, power: ChipPower): boolean {
  if (power === 'pair') return input.base.state.phase === 'take';
  const task = taskOf(input);
  const isDrawing = task === 'draw' || task === 'split' || task === 'pass';
  return isDrawing && isUsable(input, power satisfies Power);
}
