import { isRefusal, parseStep, SPECTATOR, type View } from '@crownhold/core';
import { colours, type Event, type State } from '@crownhold/games/colours';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { filmLength, paced } from '../film.ts';
import { filmOf, PANELS } from './film.tsx';

const t = translatorFor('en');
const THROW = ['land blue 3 green', 'land red 2 green', 'land yellow 4 violet', 'land white 2 brown'];

/** An act that one step makes, after others. */
function actOf(seats: number, steps: readonly string[], viewer: number = SPECTATOR) {
  const state = colours.create({ seats, map: 'first' });
  let [before, events] = [colours.view(state, viewer), [] as readonly Event[]];
  for (const text of steps) {
    const entry = parseStep(colours, state, text);
    if (isRefusal(entry) || 'refusal' in entry) throw new Error(text);
    before = colours.view(state, viewer);
    events = colours.events(state, entry, viewer);
    colours.apply(state, entry.actor, entry.move);
  }
  return { before, events, view: colours.view(state, viewer) as View<State> };
}

const TWO = ['first 0', ...THROW, 'take blue green', '1> take red green'];
const REVEAL = [...TWO, '0> done', 'done', 'reveal'];

describe('a film', () => {
  it('[C18] waits for whoever throws here, and for nobody else', () => {
    const act = actOf(2, ['first 0', ...THROW]);
    expect(filmOf(act, [0], t).map(({ isWaiting }) => isWaiting ?? false)).toEqual([true, false]);
    expect(filmOf(act, [1], t).map(({ isWaiting }) => isWaiting ?? false)).toEqual([false]);
  });

  it('[C22] shows a die that another one takes, but does not disturb whoever colours', () => {
    const first = actOf(2, ['first 0', ...THROW, 'take blue green']);
    expect(filmOf(first, [1], t)).toHaveLength(1);
    expect(filmOf(first, [0], t)).toEqual([]);
    expect(filmOf(actOf(2, TWO), [0], t)).toEqual([]);
  });

  it('[C22] puts the device in the middle before several people look, at every pace', () => {
    const act = actOf(2, REVEAL);
    const shots = filmOf(act, [0, 1], t);
    expect(shots.map(({ panel }) => panel?.kind)).toEqual([PANELS.together, PANELS.reveal, PANELS.revealed]);
    expect(shots[0]!.view).toBe(act.before);
    for (const pace of ['quick', 'still'] as const) {
      const kinds = paced(shots, act, pace).map(({ panel }) => panel?.kind);
      expect(kinds).toEqual([PANELS.together, PANELS.revealed]);
    }
    const alone = filmOf(act, [1], t).map(({ panel }) => panel?.kind);
    expect(alone).toEqual([PANELS.reveal, PANELS.revealed]);
  });

  it('[C35] takes at most six seconds until all is to be seen', () => {
    const [reveal] = filmOf(actOf(2, REVEAL), [1], t);
    expect(filmLength([reveal!], 'normal')).toBeLessThanOrEqual(6000);
  });

  it('[C43] alone is about ribbons, and nothing where there are none', () => {
    expect(filmOf(actOf(1, [...THROW, 'take blue green', 'done', 'reveal'], 0), [0], t)).toEqual([]);
  });
});
