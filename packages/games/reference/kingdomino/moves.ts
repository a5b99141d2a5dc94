import type { Place } from './kingdom.ts';

export type Move =
  | { readonly kind: 'draw' | 'king' | 'take'; readonly number: number }
  | { readonly kind: 'put'; readonly place: Place }
  | { readonly kind: 'discard' };

const NUMBERED = /^(draw|king|take) (0|[1-9]\d{0,2})$/;
const PUT = /^put (0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2}) (0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/;

/** `undefined` when the text is no move of the notation, wherever it may be played. */
export function parseMove(text: string): Move | undefined {
  if (text === 'discard') return { kind: 'discard' };
  const numbered = NUMBERED.exec(text);
  // The cast repeats the alternatives of the pattern.
  if (numbered !== null) return { kind: numbered[1] as 'draw' | 'king' | 'take', number: Number(numbered[2]) };
  const put = PUT.exec(text);
  if (put === null) return undefined;
  const [x1, y1, x2, y2] = put.slice(1).map(Number);
  return { kind: 'put', place: { first: { x: x1!, y: y1! }, second: { x: x2!, y: y2! } } };
}

export function formatPlace({ first, second }: Place): string {
  return `put ${first.x},${first.y} ${second.x},${second.y}`;
}
