import { describe, expect, it } from 'vitest';
import { type KingdominoScores as Scores, scoreSheets } from './score-sheet.ts';
import { readSheetText } from './sheet-text.ts';
import type { Sheets } from './sheets.ts';

const sheets = (text: string) => readSheetText(text) as Sheets;
const score = (text: string, flags = {}) => scoreSheets(sheets(text), flags) as Scores;

const FULL = ['w1 w w w w', 'f f1 f f w', 'l l C f w', 'l l1 g g w', 's s g2 g w'].join('\n');

describe('scoring', () => {
  it('[K16] counts squares times crowns by territory', () => {
    const [kingdom] = score(FULL).kingdoms;
    expect(kingdom).toMatchObject({ points: 9 + 5 + 4 + 8, largest: 9, crowns: 5, discarded: 0 });
    expect(kingdom!.territories.map(({ terrain, points }) => `${terrain} ${points}`)).toEqual([
      'wheat 9',
      'grass 8',
      'forest 5',
      'lake 4',
      'swamp 0',
    ]);
  });

  it('[K18] [K19] adds the bonuses of the variants played', () => {
    const [kingdom] = score(FULL, { variants: ['harmony', 'middle-kingdom'] }).kingdoms;
    expect(kingdom).toMatchObject({ points: 26 + 15, bonuses: { middleKingdom: 10, harmony: 5 } });
    const [partial] = score('C w1 w', { variants: ['harmony', 'middle-kingdom'] }).kingdoms;
    expect(partial).toMatchObject({ points: 2, bonuses: { middleKingdom: 0, harmony: 0 } });
  });

  it('takes the variants of the file unless the flags name some', () => {
    const named = { ...sheets(FULL), variants: ['harmony'] };
    expect(scoreSheets(named, {})).toMatchObject({ kingdoms: [{ points: 31 }] });
    expect(scoreSheets(named, { variants: [] })).toMatchObject({ kingdoms: [{ points: 26 }] });
  });

  it('[K17] ranks several kingdoms, by the tie-break asked for', () => {
    // 4 points each: two squares with two crowns against four squares with one.
    const pair = 'C g2 g\n---\nC f1 f\n. f f';
    expect(score(pair).kingdoms.map(({ points }) => points)).toEqual([4, 4]);
    expect(score(pair).ranks).toEqual([2, 1]);
    expect(score(pair, { tiebreak: 'crowns' }).ranks).toEqual([1, 2]);
    expect(score('C g2 g\n---\nC g2 g').ranks).toEqual([1, 1]);
  });

  it('[K21] allows seven squares a side in the Mighty Duel alone', () => {
    const wide = 'C w w w w w w';
    expect(scoreSheets(sheets(wide), {})).toMatchObject({ kingdom: 0, refusal: { rule: 'K13' } });
    expect(score(wide, { variants: ['mighty-duel'] }).kingdoms).toHaveLength(1);
  });

  it.each([
    ['C w\n---\nC w w', {}, { kingdom: 0, refusal: { rule: 'K2', code: 'odd-squares' } }],
    ['C w w\n---\nC . w\n. w .', {}, { kingdom: 1, refusal: { rule: 'K12', code: 'not-connected' } }],
    ['C m3 m3', {}, { kingdom: 0, refusal: { rule: 'K2', code: 'too-many-squares' } }],
    ['C w w\n---\n'.repeat(5), {}, { refusal: { rule: 'K1', code: 'bad-seats' } }],
    ['C w w\n---\n'.repeat(3), { variants: ['mighty-duel'] }, { refusal: { rule: 'K21' } }],
    ['C w w', { variants: ['dynasty'] }, { refusal: { rule: 'K20', code: 'single-games-only' } }],
    ['C w w', { tiebreak: 'age' }, { refusal: { rule: 'K17' } }],
  ])('refuses %j with %j', (text, flags, fault) => {
    expect(scoreSheets(sheets(text), flags)).toMatchObject(fault);
  });
});
