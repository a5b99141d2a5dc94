import type { MoveCode, Seat } from '@crownhold/core';
import { CELL_COUNT, type Cell, cellCode, cellOf, OFF_MAP } from './grid.ts';
import { ARMS, type Arms, armsCode, armsName, DIE_COUNT, type Face } from './material.ts';

/** A move: the kind of step, and what it says. Dice count from 0 here, and sets of dice are bits. */
export type Move =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'roll' | 'turn'; readonly die: number; readonly face: Face }
  | { readonly kind: 'take' | 'pair'; readonly dice: number }
  | { readonly kind: 'castle'; readonly die: number }
  | { readonly kind: 'name'; readonly die: number; readonly arms: Arms }
  | { readonly kind: 'free' | 'split' | 'pass' }
  | { readonly kind: 'draw'; readonly first: Cell; readonly second: Cell }
  | { readonly kind: 'domains'; readonly arms: Arms }
  | { readonly kind: 'cross'; readonly cell: Cell };

/** The kinds in ascending order of their codes. */
export const KINDS = [
  'first',
  'roll',
  'take',
  'pair',
  'turn',
  'castle',
  'name',
  'free',
  'split',
  'draw',
  'pass',
  'domains',
  'cross',
] as const satisfies readonly Move['kind'][];

// A code is the kind above the rest: a seat, dice, die and face, die and arms, two cells, arms or a cell.
export const KIND_BITS = 12;
const REST = (1 << KIND_BITS) - 1;
export const DIE_BITS = 5;
export const CELL_BITS = 6;
const FACE = (1 << DIE_BITS) - 1;
const CELL = (1 << CELL_BITS) - 1;
const HIGHEST_FACE = 27;

/** The code of a kind's first move, to which the rest is added. */
export function codeOfKind(kind: Move['kind']): MoveCode {
  return KINDS.indexOf(kind) << KIND_BITS;
}

export function encodeMove(move: Move): MoveCode {
  return codeOfKind(move.kind) + encodeRest(move);
}

function encodeRest(move: Move): number {
  switch (move.kind) {
    case 'first':
      return move.seat;
    case 'roll':
    case 'turn':
      return (move.die << DIE_BITS) | move.face;
    case 'take':
    case 'pair':
      return move.dice;
    case 'castle':
      return move.die;
    case 'name':
      return (move.die << DIE_BITS) | armsCode(move.arms);
    case 'draw':
      return (cellCode(move.first) << CELL_BITS) | cellCode(move.second);
    case 'domains':
      return armsCode(move.arms);
    case 'cross':
      return cellCode(move.cell);
    default:
      return 0;
  }
}

/** `undefined` for a number that is no move of this game. */
export function decodeMove(code: MoveCode): Move | undefined {
  const kind = Number.isInteger(code) && code >= 0 ? KINDS[Math.floor(code / (1 << KIND_BITS))] : undefined;
  const rest = code & REST;
  switch (kind) {
    case 'first':
      return { kind, seat: rest };
    case 'roll':
    case 'turn': {
      const [die, face] = [rest >> DIE_BITS, rest & FACE];
      // Of the faces with arms 0 only the joker is one.
      return die < DIE_COUNT && face <= HIGHEST_FACE && (face === 0 || face > 3) ? { kind, die, face } : undefined;
    }
    case 'take':
      return rest > 0 && rest < 1 << DIE_COUNT && countDice(rest) <= 2 ? { kind, dice: rest } : undefined;
    case 'pair':
      return rest < 1 << DIE_COUNT && countDice(rest) === 2 ? { kind, dice: rest } : undefined;
    case 'castle':
      return rest < DIE_COUNT ? { kind, die: rest } : undefined;
    case 'name': {
      const [die, arms] = [rest >> DIE_BITS, rest & FACE];
      return die < DIE_COUNT && isArms(arms) ? { kind, die, arms: armsName(arms) } : undefined;
    }
    case 'free':
    case 'split':
    case 'pass':
      return rest === 0 ? { kind } : undefined;
    case 'draw': {
      const [first, second] = [readCell(rest >> CELL_BITS), readCell(rest & CELL)];
      return first && second && { kind, first, second };
    }
    case 'domains':
      return isArms(rest) ? { kind, arms: armsName(rest) } : undefined;
    case 'cross': {
      const cell = readCell(rest);
      return cell && { kind, cell };
    }
    case undefined:
      return undefined;
  }
}

/** The dice of a set, ascending. */
export function diceIn(dice: number): readonly number[] {
  return Array.from({ length: DIE_COUNT }, (_, die) => die).filter((die) => dice & (1 << die));
}

export function countDice(dice: number): number {
  return diceIn(dice).length;
}

function isArms(code: number): boolean {
  return code >= 1 && code <= ARMS.length;
}

function readCell(code: number): Cell | undefined {
  return code < CELL_COUNT || code === OFF_MAP ? cellOf(code) : undefined;
}
