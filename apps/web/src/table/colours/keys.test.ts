import { colours } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { areaTowards } from '@crownhold/table/colours';
import { expect, it } from 'vitest';
import { turnPlace } from '../../board/turned-map.ts';
import { effectOf } from '../keys.ts';
import { COLOURS_KEYS, TURNED_KEYS } from './keys.ts';
import { COLOURS_QUESTIONS } from './questions.ts';

const state = colours.create({ seats: 1, map: 'first' });

it.each([
  ['ArrowRight', 1, 0],
  ['ArrowLeft', -1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
] as const)('%s leads that way as seen, on the turned map too', (key, right, down) => {
  const centre = (area: number) => FIRST.areas[area]!.centre;
  for (const from of [4, 13, 22, 31, 40, 49]) {
    const upright = COLOURS_KEYS[key]!;
    const turned = TURNED_KEYS[key]!;
    if (upright.kind !== 'step' || turned.kind !== 'step') throw new Error(key);
    const [x, y] = centre(from);
    const to = areaTowards(state, from, upright.dx, upright.dy);
    if (to !== from) expect((centre(to)[0] - x) * right + (centre(to)[1] - y) * down).toBeGreaterThan(0);
    const seen = (area: number) => turnPlace(centre(area), FIRST);
    const next = areaTowards(state, from, turned.dx, turned.dy);
    const way = (seen(next)[0] - seen(from)[0]) * right + (seen(next)[1] - seen(from)[1]) * down;
    if (next !== from) expect(way).toBeGreaterThan(0);
  }
});

it('every key has one meaning: it acts, opens something or asks, and I opens the card as at every table', () => {
  const table = { keys: COLOURS_KEYS, questions: COLOURS_QUESTIONS };
  const plain = { key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(effectOf({ ...plain, code: 'KeyI' }, table, false)).toEqual({ kind: 'card' });
  for (const code of Object.keys(COLOURS_QUESTIONS)) {
    expect(effectOf({ ...plain, code }, { ...table, questions: {} }, false), code).toBeUndefined();
  }
});
