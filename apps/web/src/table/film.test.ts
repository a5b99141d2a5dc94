import type { GameTypes, View } from '@crownhold/core';
import { expect, it } from 'vitest';
import { impatient, type Shot } from './film.ts';

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
