import { isFault, parseStep, SPECTATOR, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import type { ShownColours } from '../colours-table.ts';
import { cardOf } from './cards.tsx';

const t = translatorFor('en');
const state = colours.create({ seats: 2, map: 'first' });
for (const step of ['first 0', 'land blue 3 green', 'land red 2 green', 'land yellow 4 violet', 'land white 2 brown']) {
  const entry = parseStep(colours, state, step);
  if (isFault(entry)) throw new Error(step);
  colours.apply(state, entry.actor, entry.move);
}
const view: View<State> = colours.view(state, SPECTATOR);
// A card reads nothing else of a table.
const shown = { input: undefined, view, front: 0, stage: { kind: 'waiting', seats: [] } } as unknown as ShownColours;
const { areas, towers } = view.atlas.map;
const areaWith = (kind: string | undefined) => `${areas.findIndex(({ symbol }) => symbol?.kind === kind)}`;

describe('the card of a piece', () => {
  it.each([
    ['a capital', { area: areaWith('capital') }, 'C26'],
    ['a monster', { area: areaWith('dragon') }, 'C27'],
    ['an area with a spell', { area: areaWith('spell') }, 'C28'],
    ['an area with nothing', { area: areaWith(undefined) }, 'C23'],
    ['a die', { die: '0' }, 'C21'],
    ['the white die', { die: '3' }, 'C16'],
    ['a spell', { spell: 'blend' }, 'C34'],
    ['a drop', { drop: 'green' }, 'C30'],
    ['a tower', { post: towers[0]!.areas.join(' ') }, 'C29'],
  ])('%s says what it is, what it gives and the rule', (_, marks, rule) => {
    const card = cardOf(marks, shown, t)!;
    expect(card.rule).toBe(rule);
    expect(card.lines).toContain(t(`colours-rule-${rule}` as never));
    expect(card.title).not.toBe('');
  });

  it('names the neighbours of an area and its towers', () => {
    const [area] = towers[0]!.areas;
    expect(cardOf({ area: `${area}` }, shown, t)!.lines[0]).toMatch(/^no painted neighbour, watchtower with /);
  });

  it('is nothing for what is no piece', () => {
    expect(cardOf({}, shown, t)).toBeUndefined();
  });
});
