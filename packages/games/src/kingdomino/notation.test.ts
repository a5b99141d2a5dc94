import { describe, expect, it } from 'vitest';
import { placing, played, TWO } from '../../test/kingdomino/table.ts';
import { kingdomino } from './index.ts';

const state = placing(13);
const round = (text: string) => {
  const move = kingdomino.parseMove(state, text);
  return move === undefined ? undefined : kingdomino.formatMove(state, move);
};

describe('steps', () => {
  it('[N1] have five forms', () => {
    for (const text of [
      'draw 17',
      'king 1',
      'take 48',
      'discard',
      'put 1,0 2,0',
      'put -4,3 -4,-12',
      'draw 0',
      'take 999',
    ]) {
      expect(round(text)).toBe(text);
    }
  });

  it('[N1] are refused in any other', () => {
    const odd = [
      '',
      'draw',
      'draw x',
      'draw 017',
      'draw 1000',
      'draw -1',
      'draw +1',
      'draw 1.5',
      ' draw 1',
      'draw 1 ',
      'draw  1',
    ];
    const odder = [
      'Draw 1',
      'discard 1',
      'discard ',
      'put',
      'put 1,0',
      'put 1,0 2',
      'put 1,0 2,0 3,0',
      'put 1,-0 2,0',
      'put 1, 0 2,0',
    ];
    const oddest = [
      'put 01,0 2,0',
      'put 1000,0 2,0',
      'king',
      'take 1 2',
      'pass',
      'constructor 1',
      '__proto__ 1',
      'draw ١',
      'put 1,0\n2,0',
    ];
    for (const text of [...odd, ...odder, ...oddest]) expect(round(text), text).toBeUndefined();
  });

  it('[N1] refuse a number that stands for no step', () => {
    for (const code of [-1, 3001, 2 ** 28 - 1, 2 ** 29, 2 ** 31 - 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(kingdomino.refusal(state, 0, code), String(code)).toMatchObject({ rule: 'N1', code: 'unreadable' });
    }
    expect(() => kingdomino.formatMove(state, 3001)).toThrow('3001 is no move of Kingdomino');
  });

  it('go over the board row by row as ascending numbers', () => {
    const codes = [
      'put -4,-1 -3,-1',
      'put 2,-1 2,0',
      'put -4,0 -3,0',
      'put -3,0 -3,-1',
      'put -3,0 -4,0',
      'put -3,0 -2,0',
    ].map((text) => kingdomino.parseMove(state, text)!);
    expect([...codes].sort((a, b) => a - b)).toEqual(codes);
  });
});

describe('states', () => {
  const FIRST = 'draw 17; draw 4; draw 33; draw 20; king 1; take 17; king 0; take 4; king 0; take 33; king 1; take 20';
  const text = '2 - territory-then-crowns | - | 1 take 0 0 | 4@0 17@1 20@1 33@0 | 5 8 12 40 | 4:1,0:2,0 | -';

  it('read as the table looks', () => {
    const afterPut = played(TWO, `${FIRST}; draw 8; draw 40; draw 5; draw 12; put 1,0 2,0`);
    expect(kingdomino.formatState(afterPut)).toBe(text);
    expect([...kingdomino.parseState(text)!.bytes]).toEqual([...afterPut.bytes]);
  });

  it('are read only when they are consistent', () => {
    const bad: Record<string, string> = {
      'another seat acts': text.replace('take 0 0', 'take 0 1'),
      'phase out of step': text.replace('take 0 0', 'place 0 0'),
      'king in a round': text.replace('take 0 0', 'king 0 0'),
      'over too early': text.replace('take 0 0', 'over 0 0'),
      'renewed without a dynasty': text.replace('take 0 0', 'renew 4 0'),
      'kings out of step': text.replace('take 0 0', 'take 1 0'),
      'line descending': text.replace('4@0 17@1', '17@1 4@0'),
      'line too long': text.replace('33@0', '33@0 34@0'),
      'line too short': text.replace(' 33@0', ''),
      'three kings of one seat': text.replace('17@1', '17@0'),
      'king of nobody': text.replace('17@1', '17@7'),
      'king too many in the next line': text.replace('5 8', '5@1 8'),
      'domino twice': text.replace('5 8', '5 17'),
      'no such domino': text.replace('12 40', '12 49'),
      'illegal placement': text.replace('4:1,0:2,0', '4:1,1:2,1'),
      'another domino placed': text.replace('4:1,0:2,0', '3:1,0:2,0'),
      'discard that was not forced': text.replace('4:1,0:2,0', '4:x'),
      'placement missing': text.replace('4:1,0:2,0', '-'),
      'placement too many': text.replace('| -', '| 1:1,0:2,0').replace(/-$/, '1:1,0:2,0'),
      'round too late': text.replace('| 1 take', '| 7 take'),
      'past games without a dynasty': text.replace('crowns | -', 'crowns | 5/5/5 5/5/5'),
      'unknown variant': text.replace('2 -', '2 melody'),
      'variants out of order': text.replace('2 -', '2 harmony+dynasty'),
      'seats and kingdoms differ': text.replace('2 -', '3 -'),
      'field missing': text.replace(' | -', ''),
      'rubbish at the end': `${text} `,
    };
    for (const [what, changed] of Object.entries(bad)) {
      expect(changed, what).not.toBe(text);
      expect(kingdomino.parseState(changed), what).toBeUndefined();
    }
  });

  it('are read in the setup as well', () => {
    const setup = '2 - crowns | - | 0 take 1 1 | - | 4 17@1 20 33 | - | -';
    const state = kingdomino.parseState(setup)!;
    expect(kingdomino.formatState(state)).toBe(setup);
    expect([...state.kings]).toEqual([2, 0]);
    for (const changed of [
      setup.replace('17@1 20', '17@1 20@1').replace('take 1', 'take 2'),
      setup.replace('17@1', '17'),
      setup.replace('take 1 1', 'place 1 1'),
      setup.replace('| - | 4', '| 1@0 2@0 3@1 5@1 | 4'),
      setup.replace('17@1', '17@2'),
      setup.replace(' 33', ''),
    ]) {
      expect(kingdomino.parseState(changed), changed).toBeUndefined();
    }
  });
});
