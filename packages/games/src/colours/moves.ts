import { type MoveCode, popcount, type Seat } from '@crownhold/core';
import { AREA_COUNT } from './atlas.ts';
import { COLOURS, type Colour } from './colour.ts';
import {
  ACHIEVEMENTS,
  type Achievement,
  colourCode,
  colourName,
  DICE,
  isBase,
  KINGDOMS,
  LEAST_DROPS,
  MOST_DROPS,
  WHITE,
} from './material.ts';

/** A move: the kind of step, and what it says. Dice and areas are numbers, sets of kingdoms are bits. */
export type Move =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'land'; readonly die: number; readonly drops: number; readonly kingdoms: number }
  | { readonly kind: 'take'; readonly die: number; readonly kingdom: Colour; readonly colour: Colour | undefined }
  | { readonly kind: 'move' | 'split'; readonly kingdom: Colour }
  | { readonly kind: 'paint'; readonly area: number; readonly isMatch: boolean }
  | { readonly kind: 'blend' | 'tower'; readonly area: number; readonly colour: Colour; readonly isMatch: boolean }
  | { readonly kind: 'choose'; readonly colour: Colour }
  | { readonly kind: 'done' | 'reveal' }
  | { readonly kind: 'strike'; readonly row: Achievement; readonly number: number };

/** The kinds in ascending order of their codes. */
export const KINDS = [
  'first',
  'land',
  'take',
  'move',
  'split',
  'paint',
  'blend',
  'tower',
  'choose',
  'done',
  'reveal',
  'strike',
] as const satisfies readonly Move['kind'][];

// A code is the kind above the rest: the parts of a step from the most significant down, each with bits of its own.
export const KIND_BITS = 12;
const REST = (1 << KIND_BITS) - 1;
export const KINGDOMS_BITS = 6;
const KINGDOMS_MASK = (1 << KINGDOMS_BITS) - 1;
export const DROPS_BITS = 2;
export const COLOUR_BITS = 3;
const COLOUR = (1 << COLOUR_BITS) - 1;

/** [C2] No die lies in four kingdoms. */
export const MOST_KINGDOMS = 3;

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
    case 'land':
      return (((move.die << DROPS_BITS) | (move.drops - LEAST_DROPS)) << KINGDOMS_BITS) | move.kingdoms;
    case 'take':
      return takeRest(move.die, COLOURS.indexOf(move.kingdom), move.colour ? colourCode(move.colour) : 0);
    case 'move':
    case 'split':
      return COLOURS.indexOf(move.kingdom);
    case 'paint':
      return (move.area << 1) | Number(move.isMatch);
    case 'blend':
    case 'tower':
      return paintRest(move.area, colourCode(move.colour), Number(move.isMatch));
    case 'choose':
      return colourCode(move.colour);
    case 'strike':
      return (ACHIEVEMENTS.indexOf(move.row) << COLOUR_BITS) | move.number;
    default:
      return 0;
  }
}

export function takeRest(die: number, kingdom: number, colour: number): number {
  return (((die << COLOUR_BITS) | kingdom) << COLOUR_BITS) | colour;
}

/** What `blend` and `tower` say. */
export function paintRest(area: number, colour: number, match: number): number {
  return (((area << COLOUR_BITS) | colour) << 1) | match;
}

/** `undefined` for a number that is no move of this game. */
export function decodeMove(code: MoveCode): Move | undefined {
  const kind = Number.isInteger(code) && code >= 0 ? KINDS[Math.floor(code / (1 << KIND_BITS))] : undefined;
  const rest = code & REST;
  switch (kind) {
    case 'first':
      return { kind, seat: rest };
    case 'land':
      return decodeLand(rest);
    case 'take':
      return decodeTake(rest);
    case 'move':
    case 'split':
      return rest < KINGDOMS ? { kind, kingdom: COLOURS[rest]! } : undefined;
    case 'paint':
      return rest >> 1 < AREA_COUNT ? { kind, area: rest >> 1, isMatch: (rest & 1) === 1 } : undefined;
    case 'blend':
    case 'tower':
      return decodePaint(kind, rest);
    case 'choose':
      return isColour(rest) && !isBase(rest) ? { kind, colour: colourName(rest) } : undefined;
    case 'done':
    case 'reveal':
      return rest === 0 ? { kind } : undefined;
    case 'strike':
      return decodeStrike(rest);
    case undefined:
      return undefined;
  }
}

function decodeLand(rest: number): Move | undefined {
  const kingdoms = rest & KINGDOMS_MASK;
  const die = rest >> (KINGDOMS_BITS + DROPS_BITS);
  const drops = ((rest >> KINGDOMS_BITS) & ((1 << DROPS_BITS) - 1)) + LEAST_DROPS;
  const isRight = die < DICE.length && drops <= MOST_DROPS && kingdoms > 0 && popcount(kingdoms) <= MOST_KINGDOMS;
  return isRight ? { kind: 'land', die, drops, kingdoms } : undefined;
}

function decodeTake(rest: number): Move | undefined {
  const die = rest >> (2 * COLOUR_BITS);
  const kingdom = COLOURS[(rest >> COLOUR_BITS) & COLOUR];
  const colour = rest & COLOUR;
  if (die >= DICE.length || kingdom === undefined) return undefined;
  if (die !== WHITE) return colour === 0 ? { kind: 'take', die, kingdom, colour: undefined } : undefined;
  return isColour(colour) && isBase(colour) ? { kind: 'take', die, kingdom, colour: colourName(colour) } : undefined;
}

function decodePaint(kind: 'blend' | 'tower', rest: number): Move | undefined {
  const area = rest >> (COLOUR_BITS + 1);
  const colour = (rest >> 1) & COLOUR;
  if (area >= AREA_COUNT || !isColour(colour) || (kind === 'blend' && isBase(colour))) return undefined;
  return { kind, area, colour: colourName(colour), isMatch: (rest & 1) === 1 };
}

function decodeStrike(rest: number): Move | undefined {
  const row = ACHIEVEMENTS[rest >> COLOUR_BITS];
  const number = rest & COLOUR;
  if (row === undefined || row === 'three' || number < 1 || number > 4) return undefined;
  return { kind: 'strike', row, number };
}

function isColour(code: number): boolean {
  return code >= 1 && code <= COLOURS.length;
}
