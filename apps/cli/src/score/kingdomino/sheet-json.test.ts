import { expect, it } from 'vitest';
import { readSheetJson } from './sheet-json.ts';

const WHEAT = { x: 1, y: 0, terrain: 'wheat', crowns: 1 };
const read = (json: unknown) => readSheetJson(JSON.stringify(json));

it('reads rows and squares, one kingdom and several', () => {
  expect(read({ kingdom: ['C w1'] })).toEqual({ kingdoms: [[WHEAT]] });
  expect(read({ squares: [WHEAT] })).toEqual({ kingdoms: [[WHEAT]] });
  expect(read([{ kingdom: ['C w1'] }, { squares: [WHEAT] }])).toEqual({ kingdoms: [[WHEAT], [WHEAT]] });
});

it('takes the variants of those that name some', () => {
  const [one, other] = [
    { squares: [], variants: ['harmony', 'dynasty'] },
    { squares: [], variants: ['dynasty', 'harmony'] },
  ];
  expect(read([one, { squares: [] }, other])).toMatchObject({ variants: ['dynasty', 'harmony'] });
  expect(read([one, { squares: [], variants: [] }])).toMatchObject({
    refusal: { rule: 'R6', code: 'variants-differ' },
  });
});

it.each([
  [[], undefined, 'bad-kingdom'],
  ['C w1', 0, 'bad-kingdom'],
  [null, 0, 'bad-kingdom'],
  [{}, 0, 'bad-kingdom'],
  [{ kingdom: ['C'], squares: [] }, 0, 'bad-kingdom'],
  [{ kingdom: ['C'], size: 5 }, 0, 'bad-kingdom'],
  [[{ kingdom: ['C'] }, 3], 1, 'bad-kingdom'],
  [{ kingdom: 'C w1' }, 0, 'bad-rows'],
  [{ kingdom: ['C', 1] }, 0, 'bad-rows'],
  [{ kingdom: ['w1'] }, 0, 'no-castle'],
  [{ squares: {} }, 0, 'bad-squares'],
  [{ squares: [7] }, 0, 'bad-squares'],
  [{ squares: [{ ...WHEAT, king: 1 }] }, 0, 'bad-squares'],
  [{ squares: [{ x: 1, y: 0, terrain: 'wheat' }] }, 0, 'bad-squares'],
  [{ squares: [WHEAT, { ...WHEAT, x: 1.5 }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, y: '0' }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, x: 1e300 }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, terrain: 'sea' }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, terrain: 'w' }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, crowns: 4 }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, crowns: -1 }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, crowns: 0.5 }] }, 0, 'bad-square'],
  [{ squares: [{ ...WHEAT, crowns: null }] }, 0, 'bad-square'],
])('refuses %j', (json, kingdom, code) => {
  expect(read(json)).toEqual({ ...(kingdom !== undefined && { kingdom }), refusal: expect.objectContaining({ code }) });
});

it('names the square and the field that are wrong', () => {
  const wrong = { squares: [WHEAT, { ...WHEAT, crowns: 4 }] };
  expect(read(wrong)).toMatchObject({ refusal: { args: { index: 1, field: 'crowns' } } });
});

it('leaves strange variants to the game, however deep they are', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(readSheetJson(`{"kingdom":["C w w"],"variants":${deep}}`)).toHaveProperty('variants');
});

it('refuses what is no JSON', () => {
  expect(readSheetJson('{"squares":')).toMatchObject({ refusal: { rule: 'R1', code: 'not-json' } });
});
