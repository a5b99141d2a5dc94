import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { expect, it } from 'vitest';
import { ANN, BOB, testTable } from '../../test/kingdomino-table.ts';
import { CARDS } from '../games/cards.ts';
import type { SeatProps } from './face.ts';
import { hasRulebook, loadFace, loadRulebook, PLAYABLE } from './faces.ts';

it('screens take views: a whole state does not pass for one', () => {
  const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' });
  const { view, settled } = testTable().shown.value;
  const shown: readonly SeatProps<KingdominoTypes>[] = [
    { view, seat: 0, chairs: [ANN, BOB] },
    { view: settled, seat: 0, chairs: [ANN, BOB] },
    // @ts-expect-error It is the state.
    { view: state, seat: 0, chairs: [ANN, BOB] },
  ];
  expect(shown).toHaveLength(3);
});

it('a game that can be set up can be played, and has a rulebook with rules of its letter', async () => {
  expect(CARDS.map(({ id }) => id)).toEqual(PLAYABLE);
  for (const { id, ruleLetter, setup } of CARDS) {
    expect((await loadFace(id)).id).toBe(id);
    expect(hasRulebook(id)).toBe(true);
    const { game, chapters } = await loadRulebook(id);
    expect(game).toBe(id);
    const rules = chapters.flatMap(({ rules }) => rules.map((rule) => rule.id));
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.every((rule) => rule.startsWith(ruleLetter))).toBe(true);
    for (const { rule } of [...setup.switches, ...setup.choices]) expect(rules).toContain(rule);
  }
});

it('a game that is not here is refused in words of the program', async () => {
  await expect(loadFace('chess')).rejects.toThrow(/chess cannot be played here/);
  await expect(loadRulebook('toString')).rejects.toThrow(/no rulebook/);
});
