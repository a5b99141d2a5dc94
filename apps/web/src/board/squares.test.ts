import { describe, expect, it } from 'vitest';
import type { Side, Square } from './square.ts';
import { pieces } from './squares.tsx';

function square(x: number, y: number, joined?: Side): Square {
  const face = { kind: 'ground', ground: 'lake', crowns: 0, drawing: 0 } as const;
  return joined === undefined ? { spot: { x, y }, face } : { spot: { x, y }, face, joined };
}

describe('pieces of a kingdom', () => {
  it('keeps the halves of a domino together, whichever comes first', () => {
    const squares = [
      square(1, 0, 'west'),
      square(5, 5),
      square(0, 0, 'east'),
      square(2, 1, 'south'),
      square(2, 0, 'north'),
    ];
    expect(pieces(squares).map((piece) => piece.length)).toEqual([2, 1, 2]);
  });

  it('shows a half whose other half is not there', () => {
    expect(pieces([square(0, 0, 'north')])).toHaveLength(1);
  });
});
