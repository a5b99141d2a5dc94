import type { View } from '@crownhold/core';
import { type Event, kingdomino, type Options, type State, TIEBREAKS } from '@crownhold/games/kingdomino';
import { LANGUAGES } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { newsOf, progressOf, tieText } from './words.ts';

const t = translatorFor('en');
const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];

/** Points, largest territory, crowns, a seat each. */
function tie(tiebreak: Options['tiebreak'], ...seats: readonly (readonly [number, number, number])[]): string {
  const results = seats.map(([points, largest, crowns]) => ({ points, largest, crowns }));
  return tieText(results, tiebreak, t);
}

describe('[K17] where points are equal', () => {
  const [box, leaflet] = [TIEBREAKS[0], 'crowns'] as const;

  it('nothing is said if one has more', () => {
    expect(tie(box, [30, 5, 5], [29, 9, 9])).toBe('');
    expect(tie(box, [30, 5, 5], [20, 5, 5], [20, 5, 5])).toBe('');
  });

  it('the largest territory decides, then the crowns, then nothing', () => {
    expect(tie(box, [30, 6, 1], [30, 5, 9])).toBe(t('web-tie-largest'));
    expect(tie(box, [30, 6, 1], [30, 6, 2])).toBe(t('web-tie-crowns'));
    expect(tie(box, [30, 6, 2], [30, 6, 2])).toBe(t('web-tie-shared', { tiebreak: box }));
  });

  it('only the crowns decide by the leaflet', () => {
    expect(tie(leaflet, [30, 6, 1], [30, 5, 9])).toBe(t('web-tie-crowns'));
    expect(tie(leaflet, [30, 6, 2], [30, 5, 2])).toBe(t('web-tie-shared', { tiebreak: leaflet }));
  });

  it('the last step that somebody lost by is told', () => {
    expect(tie(box, [30, 6, 1], [30, 6, 2], [30, 5, 9])).toBe(t('web-tie-crowns'));
    expect(tie(box, [30, 6, 2], [30, 6, 2], [30, 5, 9])).toBe(t('web-tie-shared', { tiebreak: box }));
    // Equals further down decide nothing.
    expect(tie(box, [30, 6, 2], [30, 5, 2], [20, 9, 9], [20, 9, 9])).toBe(t('web-tie-largest'));
  });

  it.each(LANGUAGES)('each case has a sentence of its own in %s', (language) => {
    const say = translatorFor(language);
    const shared = TIEBREAKS.map((tiebreak) => say('web-tie-shared', { tiebreak }));
    expect(new Set([say('web-tie-largest'), say('web-tie-crowns'), ...shared]).size).toBe(4);
  });
});

describe('the news', () => {
  const discarded = (gain: number): Event => ({ kind: 'discarded', seat: 1, domino: 7, gain });

  it('[K19] say what a discard costs', () => {
    const [text] = newsOf([discarded(-5)], CHAIRS, t);
    expect(text).toMatch(/^Bob discards domino 7: [-−]5\spoints$/);
  });

  it('say nothing of points where a discard costs none', () => {
    expect(newsOf([discarded(0)], CHAIRS, t)).toEqual(['Bob discards domino 7']);
  });
});

it('what is left is told until the last round, which says it by itself', () => {
  const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' }) as View<State>;
  state.round = 1;
  expect(progressOf(state, t)).toMatch(/^Round\s1 of \d+ · \d+\sdominoes left$/);
  state.round = state.rounds;
  expect(progressOf(state, t)).toBe('Last round');
});
