import type { GameTypes, View } from '@crownhold/core';
import { expect, it } from 'vitest';
import { impatient, paceBehind } from './far-films.ts';
import type { Shot } from './film.ts';

const VIEW = {} as View<GameTypes['state']>;
const hold = (ms: number) => ({ kind: 'hold', startMs: 0, ms }) as const;

it('a film that waits for a tap goes on by itself where others play elsewhere', () => {
  const shots: readonly Shot<GameTypes>[] = [
    { view: VIEW, isWaiting: true, movements: [hold(1e9)] },
    { view: VIEW, isWaiting: true, movements: [hold(4000)] },
    { view: VIEW, movements: [hold(9000)] },
  ];
  const times = impatient(shots, 6000).map(({ movements }) => movements[0]?.ms);
  expect(times).toEqual([6000, 4000, 9000]);
});

it('whoever is behind the others sees shorter films, and then none', () => {
  const paces = [0, 1, 2, 9].map((behind) => paceBehind('calm', behind, false));
  expect(paces).toEqual(['calm', 'quick', 'none', 'none']);
  // Those who want no movement have no shorter film.
  expect([0, 1, 2].map((behind) => paceBehind('still', behind, false))).toEqual(['still', 'still', 'none']);
  // A reveal of one's own round is worth a look, unless the next round is almost over.
  expect([0, 1, 4, 5].map((behind) => paceBehind('normal', behind, true))).toEqual([
    'normal',
    'quick',
    'quick',
    'none',
  ]);
});
