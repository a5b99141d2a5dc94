import { describe, expect, it } from 'vitest';
import { DRAWN, dealt, played, rolled } from '../../test/duel/table.ts';
import { duel } from './index.ts';

const state = dealt({}, '? black dot stripe', '1 2');
const round = (text: string) => {
  const move = duel.parseMove(state, text);
  return move === undefined ? undefined : duel.formatMove(state, move);
};

describe('steps', () => {
  it('[N1] have thirteen forms', () => {
    for (const text of [
      'first 1',
      'first 999',
      'roll 1 ?',
      'roll 4 black+3',
      'take 3',
      'take 1 4',
      'pair 2 3',
      'turn 2 double-stripe+1',
      'castle 4',
      'name 1 quarters',
      'free',
      'split',
      'draw 1,0 2,0',
      'draw -3,-2 3,2',
      'pass',
      'domains double-dot',
      'cross -1,2',
    ]) {
      expect(round(text)).toBe(text);
    }
    expect(round('take 4 1')).toBe('take 1 4');
    expect(round('pair 3 2')).toBe('pair 2 3');
  });

  it('[N1] are refused in any other', () => {
    for (const text of [
      '',
      'first',
      'first 1000',
      'first -1',
      'roll 1',
      'roll 5 dot',
      'roll 0 dot',
      'roll 1 dot+4',
      'roll 1 ?+1',
      'roll 1 dot 1',
      'take',
      'take 5',
      'take 2 2',
      'take 1 2 3',
      'take  1',
      'Take 1',
      'pair 1',
      'pair 1 1',
      'turn 1',
      'castle',
      'castle 1 2',
      'name 1 ?',
      'name 1 dot+1',
      'name dot',
      'free ',
      'free 1',
      'split now',
      'draw 1,0',
      'draw 1,0 2,0 3,0',
      'draw 1,-0 2,0',
      'draw 1000,0 2,0',
      'pass 1',
      'domains',
      'domains Dot',
      'cross 1',
      'cross 1,0 2,0',
      'constructor 1',
      '__proto__ 1',
      'discard',
    ]) {
      expect(round(text), text).toBeUndefined();
    }
  });

  it('[N1] refuse a number that stands for no step', () => {
    const gaps = [
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      13 << 12,
      2 ** 31 - 1,
      (1 << 12) + 1, // a joker with a cross
      (1 << 12) + 28, // arms beyond the last
      (1 << 12) + (4 << 5), // a fifth die
      2 << 12, // no dice
      (2 << 12) + 7, // three dice
      (2 << 12) + 16,
      (3 << 12) + 1, // a pair of one
      (3 << 12) + 17,
      (5 << 12) + 4,
      6 << 12, // named nothing
      (6 << 12) + 7,
      (6 << 12) + (4 << 5) + 1,
      (7 << 12) + 1,
      (8 << 12) + 1,
      (10 << 12) + 1,
      (9 << 12) + (35 << 6),
      (9 << 12) + 35,
      11 << 12,
      (11 << 12) + 7,
      (12 << 12) + 35,
      (12 << 12) + 64,
    ];
    for (const code of gaps) {
      expect(duel.refusal(state, 0, code), String(code)).toMatchObject({ rule: 'N1', code: 'unreadable' });
    }
    expect(() => duel.formatMove(state, 13 << 12)).toThrow('is no move of Kingdomino Duel');
  });
});

describe('states', () => {
  const EMPTY = '......./......./...C.../......./.......';
  const drawing = played(
    DRAWN,
    'roll 1 ?; roll 2 black; roll 3 dot; roll 4 dot+1; take 4; take 1 2; castle 3; draw 1,0 2,0; name 1 black',
  );
  const text =
    '2 drawn 0 | 1 draw 1 0 | ?@1=black black@1 dot@0! dot+1@0 | name 0 | ' +
    `2 - 000000 ------ - ......./......./...Cd1d1./......./....... | 1 castle 000000 ------ - ${EMPTY}`;

  it('read as the table looks', () => {
    expect(duel.formatState(drawing)).toBe(text);
    expect([...duel.parseState(text)!.bytes]).toEqual([...drawing.bytes]);
  });

  it('are read only when they are consistent', () => {
    const bad: Record<string, string> = {
      'another seat draws': text.replace('draw 1 0', 'draw 0 0'),
      'another seat began': text.replace('draw 1 0', 'draw 0 1'),
      'phase out of step': text.replace('1 draw', '1 take'),
      'lightning without a spell': text.replace('1 draw', '1 lightning'),
      'over too early': text.replace('1 draw 1 0', '1 over 1 0').replace('name 0', '- 0'),
      'unknown phase': text.replace('1 draw', '1 dance'),
      'no round': text.replace('1 draw', '0 draw'),
      'round too late': text.replace('1 draw', '35 draw'),
      'the lot in the middle': text.replace('2 drawn 0 | 1 draw', '2 drawn random | 1 first'),
      'a die without a face': text.replace('black@1', '-'),
      'a face of another die': text.replace('black@1', 'black+2@1'),
      'a die of nobody': text.replace('black@1', 'black'),
      'three dice in a hand': text.replace('black@1', 'black@0'),
      'a name for what is no joker': text.replace('black@1', 'black@1=dot'),
      'a joker drawn without a name': text.replace('name 0', '- 0'),
      'a cross on two dice': text.replace('dot+1@0', 'dot+1@0!'),
      'a cross without a castle': text.replace('2 - 000000', '2 castle 000000'),
      'a cross of somebody who has not drawn': text.replace('name 0', 'name -'),
      'a power that was not announced': text.replace('name 0', 'free 0'),
      'an unknown power': text.replace('name 0', 'jump 0'),
      'drawn before time': text.replace('name 0', 'name 01'),
      'a tick too many': text.replace('1 castle 000000', '1 castle 600000'),
      'a row full but not won': text.replace('1 castle 000000', '1 castle 500000'),
      'a spell won without ticks': text.replace('1 castle 000000 ------', '1 castle 000000 +-----'),
      'a spell of both': text.replaceAll('000000 ------', '500000 +-----'),
      'lightning waiting': text.replace('1 castle 000000 ------', '1 castle 000030 ----+-'),
      'arms named without domains': text.replace(`------ - ${EMPTY}`, `------ dot ${EMPTY}`),
      'an odd square': text.replace('d1d1.', 'd1d1d'),
      'more squares than draws': text.replace('d1d1.', 'd1d1d').replace('.......', 'd......'),
      'nothing beside the castle': text.replace('Cd1d1.', 'C.d1d1'),
      'no castle': text.replace('...Cd1d1.', '....d1d1.'),
      'a second castle': text.replace('...Cd1d1.', 'C..Cd1d1.'),
      'five crosses': text.replace('d1d1', 'd1d5'),
      'a cross written as 0': text.replace('d1d1.', 'd1d0.'),
      'unknown arms': text.replace('d1d1', 'd1x1'),
      'a row too short': text.replace('d1d1.', 'd1d1'),
      'a row too many': `${text}/.......`,
      'turns too many': text.replace('1 castle', '2 castle'),
      'turns too few': text.replace('2 - 0', '1 - 0'),
      'unknown edition': text.replace('drawn', 'never'),
      'three seats': text.replace('2 drawn', '3 drawn'),
      'a field missing': text.replace(' | name 0', ''),
      'rubbish at the end': `${text} `,
    };
    for (const [what, changed] of Object.entries(bad)) {
      expect(changed, what).not.toBe(text);
      expect(duel.parseState(changed), what).toBeUndefined();
    }
  });

  it('are read in every phase', () => {
    const beginning = duel.create({ ...DRAWN, first: 'random' });
    const begun = `2 drawn random | 0 first 0 0 | - - - - | - - | 0 castle 000000 ------ - ${EMPTY} | 0 castle 000000 ------ - ${EMPTY}`;
    expect(duel.formatState(beginning)).toBe(begun);
    expect(duel.parseState(begun)).toEqual(beginning);
    expect(duel.parseState(begun.replace('- - - -', 'dot - - -'))).toBeUndefined();
    const taking = rolled({}, '? black dot stripe');
    taking.round = 1;
    expect(duel.parseState(duel.formatState(taking))).toEqual(taking);
    expect(duel.parseState(duel.formatState(taking).replace('black', 'black@0'))).toBeUndefined();
    expect(duel.parseState(duel.formatState(taking).replace('black', '-'))).toBeUndefined();
    expect(duel.parseState(duel.formatState(taking).replace('take 0 0', 'roll 0 0'))).toBeUndefined();
  });
});
