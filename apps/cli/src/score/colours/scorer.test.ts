import { describe, expect, it } from 'vitest';
import { isSheetsFault } from '../scorer.ts';
import { coloursScorer } from './scorer.ts';

const KINGDOMS = ['b rgbygvrnb', 'g .........', 'y yr.......', 'v ....v....', 'r .........', 'n ........g'];
const ROWS = [...KINGDOMS, 'blots 3', 'places blue 4'].join('\n');

function points(text: string): readonly number[] {
  const scores = coloursScorer.score(text, {});
  if (isSheetsFault(scores)) throw new Error(scores.refusal.code);
  return scores.kingdoms.map((kingdom) => kingdom.points);
}

function fault(text: string) {
  const scores = coloursScorer.score(text, {});
  return isSheetsFault(scores) ? { kingdom: scores.kingdom, code: scores.refusal.code } : undefined;
}

describe('sheets of Colour Kingdoms', () => {
  it('[N7] are read as rows and as JSON', () => {
    expect(points(`# mine\n${ROWS}\n`)).toEqual([-2]);
    const json = { kingdoms: KINGDOMS, blots: 3, places: { blue: 4 } };
    expect(points(JSON.stringify(json))).toEqual([-2]);
    expect(points(JSON.stringify([json, { kingdoms: KINGDOMS }]))).toEqual([-2, -3]);
  });

  it('[N7] [C42] are ranked by points and by what was lost', () => {
    const two = `${ROWS}\n---\n${KINGDOMS.join('\n')}\nblots 1\nplaces blue 2\n`;
    expect(points(two)).toEqual([-2, -2]);
    expect(coloursScorer.score(two, {})).toMatchObject({ ranks: [2, 1] });
  });

  it('[N7] are refused with the number of the sheet', () => {
    expect(fault(`${ROWS}\n---\nb`)).toEqual({ kingdom: 1, code: 'unreadable-kingdom' });
    expect(fault('{')).toEqual({ kingdom: undefined, code: 'not-json' });
    expect(fault('[]')).toEqual({ kingdom: undefined, code: 'bad-field' });
    expect(fault('{"kingdoms": 1}')).toEqual({ kingdom: 0, code: 'bad-field' });
    expect(fault(JSON.stringify({ kingdoms: KINGDOMS, spells: 1 }))).toEqual({ kingdom: 0, code: 'bad-field' });
    expect(fault(JSON.stringify({ kingdoms: KINGDOMS, blots: '3' }))).toEqual({ kingdom: 0, code: 'bad-field' });
    expect(fault(JSON.stringify({ kingdoms: KINGDOMS, places: [] }))).toEqual({ kingdom: 0, code: 'bad-field' });
    expect(fault(Array(5).fill(ROWS).join('\n---\n'))).toMatchObject({ code: 'bad-seats' });
  });

  it('take no options of other games', () => {
    expect(coloursScorer.check({})).toBeUndefined();
    expect(coloursScorer.check({ variants: ['harmony'] })).toMatchObject({ code: 'unknown-option' });
  });
});
