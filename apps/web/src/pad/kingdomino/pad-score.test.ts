import { describe, expect, it } from 'vitest';
import { type Pad, parsePad } from './pad.ts';
import { scorePad } from './pad-score.ts';

/** The same kingdoms in every game. */
function pad(rules: Partial<Pad>, ...kingdoms: readonly string[]): Pad {
  const first = parsePad(undefined);
  const seats = first.sheets[0]!.map((blank, seat) => kingdoms[seat]?.split(/\s+/) ?? blank);
  return { ...first, ...rules, sheets: [seats, seats, seats] };
}

const TWO_CROWNS = '. . . . . . . . . . . . C g2 g . . . . . . . . . .';
const FOUR_SQUARES = '. . . . . . . . . . . . C f1 f . . . f f . . . . .';

describe('the points of a pad', () => {
  it('[K17] are ranked by either edition', () => {
    const ranks = (rules: Partial<Pad>) => scorePad(pad(rules, TWO_CROWNS, FOUR_SQUARES)).ranks;
    expect(ranks({})).toEqual([2, 1]);
    expect(ranks({ tiebreak: 'crowns' })).toEqual([1, 2]);
  });

  it('[K20] of a dynasty are added up', () => {
    const { totals, games } = scorePad(pad({ variants: ['dynasty'] }, TWO_CROWNS, FOUR_SQUARES));
    expect(games).toHaveLength(3);
    expect(totals).toEqual([
      { points: 12, largest: 6, crowns: 6 },
      { points: 12, largest: 12, crowns: 3 },
    ]);
  });

  it('[K18] [K19] are none for a kingdom that is not there', () => {
    const { totals, games } = scorePad(pad({ variants: ['middle-kingdom', 'harmony'] }));
    expect(totals.map(({ points }) => points)).toEqual([0, 0]);
    expect(games[0]![0]).toMatchObject({ isBlank: true, bonuses: { middleKingdom: 0, harmony: 0 } });
  });

  it('are counted while the kingdom is still written down', () => {
    const [kingdom] = scorePad(pad({ variants: ['harmony'] }, TWO_CROWNS.replace('. C', 'w C'))).games[0]!;
    expect(kingdom).toMatchObject({ points: 4, fault: { rule: 'K2', code: 'odd-squares' } });
    const oneShort = `. ${'f '.repeat(11)}C${' l'.repeat(12)}`;
    expect(scorePad(pad({ variants: ['harmony'] }, oneShort)).games[0]![0]).toMatchObject({ bonuses: { harmony: 0 } });
  });
});
