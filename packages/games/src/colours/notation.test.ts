import { describe, expect, it } from 'vitest';
import { play, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';

const state = play(thrown({}, '3 blue', '3 red', '4 yellow', '2 green'), '0> take blue blue');
const round = (text: string) => {
  const move = colours.parseMove(state, text);
  return move === undefined ? undefined : colours.formatMove(state, move);
};

describe('steps', () => {
  it('[N1] [C48] have twelve forms', () => {
    for (const text of [
      'first 1',
      'first 999',
      'land blue 2 blue',
      'land white 4 yellow+red+brown',
      'take red brown',
      'take white green yellow',
      'move violet',
      'split brown',
      'paint b1',
      'paint n9 match',
      'blend g5 green',
      'blend g5 brown match',
      'tower r6 red',
      'tower r6 violet match',
      'choose violet',
      'done',
      'reveal',
      'strike blue 4',
      'strike dragon 1',
    ]) {
      expect(round(text)).toBe(text);
    }
  });

  it('[N1] are refused in any other', () => {
    for (const text of [
      '',
      'first',
      'first -1',
      'first 1 2',
      'land blue 2',
      'land blue 2 ',
      'land blue 1 blue',
      'land green 2 blue',
      'land blue 2 green+blue',
      'land blue 2 blue+blue',
      'land blue 2 blue+pink',
      'land blue 2 blue+green+yellow+violet',
      'land blue 2 blue green',
      'take blue',
      'take blue blue red',
      'take white blue',
      'take white blue green',
      'take white blue red red',
      'take pink blue',
      'move',
      'move pink',
      'move blue red',
      'split',
      'split blue red',
      'paint',
      'paint b0',
      'paint b10',
      'paint B1',
      'paint b1 red',
      'paint b1 match match',
      'blend b1',
      'blend b1 red',
      'blend b1 match',
      'tower b1',
      'tower b1 pink',
      'tower b1 red matched',
      'choose red',
      'choose',
      'choose green violet',
      'done ',
      'done now',
      'reveal 1',
      'strike blue',
      'strike blue 5',
      'strike blue 0',
      'strike three 3',
      'strike blue 4 4',
      'constructor 1',
      '__proto__ 1',
      'pass',
    ]) {
      expect(round(text), text).toBeUndefined();
    }
  });

  it('[N1] refuse a number that stands for no step', () => {
    const kind = (index: number, rest: number) => (index << 12) + rest;
    const gaps = [
      -1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      2 ** 31 - 1,
      kind(12, 0),
      kind(1, 0), // no kingdom
      kind(1, (3 << 6) | 1), // five drops
      kind(1, (4 << 8) | 1), // a fifth die
      kind(1, 0b1111), // four kingdoms
      kind(2, 6 << 3), // a seventh kingdom
      kind(2, 1), // a colour for blue
      kind(2, 3 << 6), // white without one
      kind(2, (3 << 6) | 2), // white in green
      kind(2, 4 << 6),
      kind(3, 6),
      kind(4, 7),
      kind(5, 54 << 1),
      kind(6, (1 << 4) | (1 << 1)), // blended into blue
      kind(6, 1 << 4),
      kind(7, (1 << 4) | (7 << 1)),
      kind(7, (54 << 4) | (1 << 1)),
      kind(8, 0),
      kind(8, 1),
      kind(8, 8),
      kind(9, 1),
      kind(10, 1),
      kind(11, 0),
      kind(11, 5),
      kind(11, (10 << 3) | 3),
      kind(11, 11 << 3),
    ];
    for (const code of gaps) {
      expect(colours.refusal(state, 0, code), String(code)).toMatchObject({ rule: 'N1', code: 'unreadable' });
    }
    expect(() => colours.formatMove(state, kind(12, 0))).toThrow('is no move of Colour Kingdoms');
  });
});

describe('states', () => {
  const EMPTY = '........./........./........./........./........./.........';
  const NOTHING = '0000/0000/0000 0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 0/0 00000000000';
  const text =
    '2 first | 1 play 0 - | blue:3:blue* red:3:red yellow:4:yellow white:2:green | - | ' +
    '1 blue>blue=blue blue:blue:2:2:0 B......../........./........./........./........./......... ' +
    `1000/1000/0000 0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 0/0 00000000000 | 0 - - ${EMPTY} 0100/0100/0000 ${NOTHING.slice(15)}`;

  it('read as the table looks', () => {
    const begun = play(colours.create({ seats: 2, map: 'first' }), 'first 0; land blue 3 blue; land red 3 red');
    play(begun, 'land yellow 4 yellow; land white 2 green; 0> take blue blue; 0> paint b1');
    expect(colours.formatState(begun)).toBe(text);
    expect(colours.parseState(text)).toEqual(begun);
  });

  it('are read only when they are consistent', () => {
    const bad: Record<string, string> = {
      'unknown map': text.replace('2 first', '2 second'),
      'other seats': text.replace('2 first', '3 first'),
      'no round': text.replace('1 play', '0 play'),
      'phase out of step': text.replace('1 play', '1 reveal'),
      'over too early': text.replace('1 play', '1 over'),
      'a strike among two': text.replace('1 play', '1 strike'),
      'the lot in the middle': text.replace('1 play', '1 first'),
      'landing with a die taken': text.replace('1 play', '1 land'),
      'no such token': text.replace('play 0', 'play 2'),
      'taken out of order': text.replace('play 0', 'play 1'),
      'a die too few': text.replace(' white:2:green', ''),
      'a die that has not landed': text.replace('white:2:green', '-'),
      'dice out of order': text.replace('red:3:red yellow', 'yellow:3:red red'),
      'five drops': text.replace('red:3', 'red:5'),
      'no such landing': text.replace('yellow:4:yellow', 'yellow:4:blue+red'),
      'a die in the box and in a hand': text.replace('blue:3:blue*', 'blue:3:blue'),
      'a die that nobody has': text.replace('red:3:red', 'red:3:red*'),
      'a kingdom it does not lie in': text.replace('blue>blue', 'blue>green'),
      'the colour of another die': text.replace('blue=blue', 'blue=red'),
      'a home it was not moved to': text.replace('blue:blue:2:2:0', 'green:green:2:2:0'),
      'a reach without its home': text.replace('blue:blue:2:2:0', 'blue:green:2:2:0'),
      'a reach too far': text.replace('blue:blue:2:2:0', 'blue:blue+red:2:2:0'),
      'more drops than the die has': text.replace('blue:blue:2:2:0', 'blue:blue:4:2:0'),
      'paint before the beginning': text.replace('blue:blue:2:2:0', 'blue:blue:2:0:0'),
      'struck among two': text.replace('| - |', '| blue:1 |'),
      'an unknown colour': text.replace('B........', 'X........'),
      'a sheet too short': text.replace('B......../', 'B......./'),
      'more spells than the row has': text.replace('1000/1000/0000', '5000/5000/0000'),
      'more spells than there were': text.replace('1000/1000/0000', '1000/0000/0000'),
      'eleven blots': text.replace('0/0 000', '11/0 000'),
      'a place without its kingdom': text.replace('00000000000', '10000000000'),
      'a field missing': text.replace(' | - |', ' |'),
      'rubbish at the end': `${text} `,
    };
    for (const [what, changed] of Object.entries(bad)) {
      expect(changed, what).not.toBe(text);
      expect(colours.parseState(changed), what).toBeUndefined();
    }
  });
});
