import { ARMS } from './dice.ts';
import type { Place } from './hand.ts';
import { type Cell, keyOf } from './map.ts';

export type Move =
  | { readonly kind: 'first'; readonly seat: number }
  | { readonly kind: 'roll' | 'turn'; readonly die: number; readonly face: string }
  | { readonly kind: 'take' | 'pair'; readonly dice: readonly number[] }
  | { readonly kind: 'castle'; readonly die: number }
  | { readonly kind: 'name'; readonly die: number; readonly arms: string }
  | { readonly kind: 'free' | 'split' | 'pass' }
  | { readonly kind: 'draw'; readonly place: Place }
  | { readonly kind: 'domains'; readonly arms: string }
  | { readonly kind: 'cross'; readonly cell: Cell };

const NUMBER = /^(0|[1-9]\d{0,2})$/;
const CELL = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;
const DIE = /^[1-4]$/;

function isArms(text: string | undefined): boolean {
  return text !== undefined && ARMS.includes(text);
}

function isFace(text: string | undefined): boolean {
  if (text === '?' || isArms(text)) return true;
  const [arms, crosses, more] = (text ?? '').split('+');
  return isArms(arms) && /^[1-3]$/.test(crosses ?? '') && more === undefined;
}

function isDie(text: string | undefined): boolean {
  return DIE.test(text ?? '');
}

function isCell(text: string | undefined): boolean {
  return CELL.test(text ?? '');
}

function cellOf(text: string): Cell {
  const [x, y] = text.split(',');
  return { x: Number(x), y: Number(y) };
}

/** N1: `undefined` when the text is no step of the notation, wherever it may be played. */
export function parseMove(text: string): Move | undefined {
  const [kind, one, other, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (other === undefined) return parseShort(kind!, one);
  switch (kind) {
    case 'roll':
    case 'turn':
      return isDie(one) && isFace(other) ? { kind, die: Number(one), face: other } : undefined;
    case 'take':
    case 'pair':
      return isDie(one) && isDie(other) && one !== other ? { kind, dice: [Number(one), Number(other)] } : undefined;
    case 'name':
      return isDie(one) && isArms(other) ? { kind, die: Number(one), arms: other } : undefined;
    case 'draw':
      return isCell(one) && isCell(other) ? { kind, place: { first: cellOf(one!), second: cellOf(other) } } : undefined;
    default:
      return undefined;
  }
}

function parseShort(kind: string, one: string | undefined): Move | undefined {
  switch (kind) {
    case 'free':
    case 'split':
    case 'pass':
      return one === undefined ? { kind } : undefined;
    case 'first':
      return NUMBER.test(one ?? '') ? { kind, seat: Number(one) } : undefined;
    case 'take':
      return isDie(one) ? { kind, dice: [Number(one)] } : undefined;
    case 'castle':
      return isDie(one) ? { kind, die: Number(one) } : undefined;
    case 'domains':
      return isArms(one) ? { kind, arms: one! } : undefined;
    case 'cross':
      return isCell(one) ? { kind, cell: cellOf(one!) } : undefined;
    default:
      return undefined;
  }
}

export function formatDraw({ first, second }: Place): string {
  return `draw ${keyOf(first)} ${keyOf(second)}`;
}
