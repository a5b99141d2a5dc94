import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { sheetAreas } from '../table/colours/sheet-map.ts';
import type { SheetArea } from './sheet-data.ts';
import { steadyAreas } from './steady-areas.ts';

const t = translatorFor('en');
const areasWith = (paints: Parameters<typeof sheetAreas>[0], label = ''): readonly SheetArea[] =>
  sheetAreas(paints, t, { label: () => label });

it('an area that looks as before is the one of before, whatever else has changed', () => {
  const before = areasWith([]);
  expect(steadyAreas(undefined, before)).toBe(before);
  expect(steadyAreas(before, areasWith([]))).toBe(before);
  const after = steadyAreas(before, areasWith([undefined, 'red']));
  expect(after[1]).toMatchObject({ fill: 'red', letter: 'R' });
  for (const [at, area] of after.entries()) {
    if (at !== 1) expect(area).toBe(before[at]);
  }
});

it('nothing stays that is called otherwise, has another state or another sign', () => {
  const before = areasWith([], 'one');
  expect(steadyAreas(before, areasWith([], 'other'))[0]!.label).toBe('other');
  const lit = before.map((area, at) => (at === 0 ? { ...area, state: 'dim' as const } : area));
  expect(steadyAreas(before, lit)[0]).toBe(lit[0]);
  const capital = before.findIndex(({ sign }) => sign?.name === 'capital');
  const renamed = before.map((area, at) => (at === capital ? { ...area, sign: { ...area.sign!, letter: 'Ж' } } : area));
  expect(steadyAreas(before, renamed)[capital]).toBe(renamed[capital]);
  expect(steadyAreas(before, before.slice(1))).toHaveLength(before.length - 1);
});
