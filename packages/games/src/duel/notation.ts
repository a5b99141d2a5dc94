import { type MoveCode, parseNumeral } from '@crownhold/core';
import { isTwin } from './drawing.ts';
import { type Cell, cellCode } from './grid.ts';
import { armsName, formatFace, parseArms, parseFace } from './material.ts';
import { decodeMove, diceIn, encodeMove, type Move } from './moves.ts';
import type { State } from './state.ts';

export function formatMove(_state: State, code: MoveCode): string {
  const move = decodeMove(code);
  if (move === undefined) throw new Error(`${code} is no move of Kingdomino Duel`);
  switch (move.kind) {
    case 'first':
      return `first ${move.seat}`;
    case 'roll':
    case 'turn':
      return `${move.kind} ${move.die + 1} ${formatFace(move.face)}`;
    case 'take':
    case 'pair':
      return `${move.kind} ${diceIn(move.dice).map(formatDie).join(' ')}`;
    case 'castle':
      return `castle ${formatDie(move.die)}`;
    case 'name':
      return `name ${formatDie(move.die)} ${move.arms}`;
    case 'draw':
      return `draw ${formatCell(move.first)} ${formatCell(move.second)}`;
    case 'domains':
      return `domains ${move.arms}`;
    case 'cross':
      return `cross ${formatCell(move.cell)}`;
    default:
      return move.kind;
  }
}

export function parseMove(state: State, text: string): MoveCode | undefined {
  const [kind = '', ...rest] = text.split(' ');
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind as Move['kind']] : undefined;
  const move = reader?.(rest, state);
  return move && encodeMove(move);
}

/** The number of a die as people count. */
function formatDie(die: number): string {
  return String(die + 1);
}

function formatCell({ x, y }: Cell): string {
  return `${x},${y}`;
}

type Reader = (parts: readonly string[], state: State) => Move | undefined;

const READERS: Readonly<Record<Move['kind'], Reader>> = {
  first: (parts) => one(parts, parseNumeral, (seat) => ({ kind: 'first', seat })),
  roll: (parts) => two(parts, parseDie, parseFace, (die, face) => ({ kind: 'roll', die, face })),
  take: (parts) =>
    parts.length === 1
      ? one(parts, parseDie, (die) => ({ kind: 'take', dice: 1 << die }))
      : twoDice(parts, (dice) => ({ kind: 'take', dice })),
  pair: (parts) => twoDice(parts, (dice) => ({ kind: 'pair', dice })),
  turn: (parts) => two(parts, parseDie, parseFace, (die, face) => ({ kind: 'turn', die, face })),
  castle: (parts) => one(parts, parseDie, (die) => ({ kind: 'castle', die })),
  name: (parts) => two(parts, parseDie, parseArms, (die, arms) => ({ kind: 'name', die, arms: armsName(arms) })),
  free: (parts) => (parts.length === 0 ? { kind: 'free' } : undefined),
  split: (parts) => (parts.length === 0 ? { kind: 'split' } : undefined),
  draw: (parts, state) => two(parts, parseCell, parseCell, (first, second) => ordered(state, first, second)),
  pass: (parts) => (parts.length === 0 ? { kind: 'pass' } : undefined),
  domains: (parts) => one(parts, parseArms, (arms) => ({ kind: 'domains', arms: armsName(arms) })),
  cross: (parts) => one(parts, parseCell, (cell) => ({ kind: 'cross', cell })),
};

function one<T>(
  parts: readonly string[],
  parse: (text: string) => T | undefined,
  make: (value: T) => Move,
): Move | undefined {
  const value = parts.length === 1 ? parse(parts[0]!) : undefined;
  return value === undefined ? undefined : make(value);
}

function two<T, U>(
  parts: readonly string[],
  parseFirst: (text: string) => T | undefined,
  parseSecond: (text: string) => U | undefined,
  make: (first: T, second: U) => Move,
): Move | undefined {
  if (parts.length !== 2) return undefined;
  const [first, second] = [parseFirst(parts[0]!), parseSecond(parts[1]!)];
  return first === undefined || second === undefined ? undefined : make(first, second);
}

function twoDice(parts: readonly string[], make: (dice: number) => Move): Move | undefined {
  if (parts[0] === parts[1]) return undefined;
  return two(parts, parseDie, parseDie, (one, other) => make((1 << one) | (1 << other)));
}

function parseDie(text: string): number | undefined {
  return /^[1-4]$/.test(text) ? Number(text) - 1 : undefined;
}

function parseCell(text: string): Cell | undefined {
  const match = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

/** Halves that look alike have one text per place, the smaller cell first; both are read. */
function ordered(state: State, first: Cell, second: Cell): Move {
  const isTurned = state.phase === 'draw' && isTwin(state, state.seat) && cellCode(second) < cellCode(first);
  return isTurned ? { kind: 'draw', first: second, second: first } : { kind: 'draw', first, second };
}
