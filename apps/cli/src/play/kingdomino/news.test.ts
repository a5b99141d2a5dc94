import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];
const t = translatorFor('en');

it('[K19] a discard that costs points says so, and one that costs none does not', () => {
  const discarded = { kind: 'discarded', seat: 1, domino: 7 } as const;
  expect(newsOf([{ ...discarded, gain: -5 }], CHAIRS, t)[0]).toMatch(/^Bo discards domino 7: [-−]5\spoints$/);
  expect(newsOf([{ ...discarded, gain: 0 }], CHAIRS, t)).toEqual(['Bo discards domino 7']);
});
