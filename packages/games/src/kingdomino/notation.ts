import { type MoveCode, parseNumeral } from '@crownhold/core';
import { IS_TWIN } from './material.ts';
import { type Cell, decodeMove, encodeMove, type Move } from './moves.ts';
import type { State } from './state.ts';

export function formatMove(_state: State, code: MoveCode): string {
  const move = decodeMove(code);
  if (move === undefined) throw new Error(`${code} is no move of Kingdomino`);
  switch (move.kind) {
    case 'draw':
    case 'take':
      return `${move.kind} ${move.domino}`;
    case 'king':
      return `king ${move.seat}`;
    case 'discard':
      return 'discard';
    case 'put':
      return `put ${formatCell(move.first)} ${formatCell(move.second)}`;
  }
}

export function parseCell(text: string): Cell | undefined {
  const match = /^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/.exec(text);
  return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
}

export function parseMove(state: State, text: string): MoveCode | undefined {
  const move = readMove(state, text);
  return move && encodeMove(move);
}

function readMove(state: State, text: string): Move | undefined {
  const [kind, one, other, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  if (kind === 'put') {
    const [first, second] = [parseCell(one ?? ''), parseCell(other ?? '')];
    return first && second && ordered(state, first, second);
  }
  if (kind === 'discard') return one === undefined ? { kind } : undefined;
  const number = parseNumeral(one ?? '');
  if (other !== undefined || number === undefined) return undefined;
  if (kind === 'draw' || kind === 'take') return { kind, domino: number };
  return kind === 'king' ? { kind, seat: number } : undefined;
}

/** A domino with equal halves has one text per place, the smaller cell first; both are read. */
function ordered(state: State, first: Cell, second: Cell): Move {
  const isTurned = state.phase === 'place' && IS_TWIN[state.activeDomino] === 1 && isSmaller(second, first);
  return isTurned ? { kind: 'put', first: second, second: first } : { kind: 'put', first, second };
}

function isSmaller(one: Cell, other: Cell): boolean {
  return one.x === other.x ? one.y < other.y : one.x < other.x;
}

export function formatCell({ x, y }: Cell): string {
  return `${x},${y}`;
}
