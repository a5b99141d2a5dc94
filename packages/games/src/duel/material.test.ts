import { describe, expect, it } from 'vitest';
import { ARMS, DICE, formatFace, hasFace, parseFace, ROW_LENGTHS, SPELLS } from './material.ts';

describe('material', () => {
  it('[D1] knows six coats of arms', () => {
    expect(ARMS).toEqual(['dot', 'stripe', 'double-dot', 'double-stripe', 'black', 'quarters']);
  });

  it('[D2] has four different dice with six sides each', () => {
    const text = DICE.map((sides) =>
      sides.flatMap(({ face, weight }) => Array.from({ length: weight }, () => formatFace(face))).join(' '),
    );
    expect(text).toEqual([
      '? dot dot stripe double-dot+1 double-stripe+1',
      'dot stripe double-dot+1 double-stripe+1 black quarters',
      'dot stripe double-dot double-stripe black+2 quarters+2',
      '? dot+1 stripe stripe+1 double-dot double-stripe',
    ]);
    expect(hasFace(0, parseFace('?')!)).toBe(true);
    expect(hasFace(1, parseFace('?')!)).toBe(false);
  });

  it('[D4] gives each arms a row and a spell', () => {
    expect(ARMS.map((arms, row) => `${arms} ${ROW_LENGTHS[row]} ${SPELLS[row]}`)).toEqual([
      'dot 5 free',
      'stripe 5 split',
      'double-dot 4 pair',
      'double-stripe 4 turn',
      'black 3 domains',
      'quarters 3 cross',
    ]);
  });

  it('reads faces as it writes them', () => {
    for (const text of ['?', 'dot', 'double-stripe+1', 'black+2', 'quarters+3'])
      expect(formatFace(parseFace(text)!)).toBe(text);
    for (const text of ['', '?+1', 'dot+0', 'dot+4', 'Dot', 'dot 1', 'square', 'dot+', '-', 'toString']) {
      expect(parseFace(text), text).toBeUndefined();
    }
  });
});
