import { findBot } from '@crownhold/bots';
import { asked, CHANCE, createRng, sampleChance, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { expect, it } from 'vitest';
import { hintOf } from './hint.ts';
import { achievementName, newsOf } from './news.ts';

it('every step of a bot has reasons that are facts, in few words', () => {
  const bot = findBot(colours, 'greedy')!.create();
  const told = new Map<string, number>();
  const rng = createRng(4);
  const state = colours.create({ seats: 2, map: 'first' });
  const buffer = new Int32Array(colours.maxMoves);
  for (let who = asked(colours, state); who.kind !== 'over'; who = asked(colours, state)) {
    if (who.kind === 'chance') {
      colours.apply(state, CHANCE, sampleChance(colours, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    for (const move of bot.think(colours.view(state, seat), seat, { seed: 1 }).next().value.turn) {
      const view = colours.view(state, seat);
      const { step, reasons } = hintOf(view, seat, move);
      expect(colours.parseMove(state, step)).toBe(move);
      expect(reasons.length).toBeLessThanOrEqual(3);
      for (const reason of reasons) {
        told.set(reason.kind, (told.get(reason.kind) ?? 0) + 1);
        if (reason.kind === 'gain') expect(reason.points).toBe(gain(view, seat, move));
        if (reason.kind === 'fits') expect(reason.fit).toBeLessThanOrEqual(reason.drops);
      }
      colours.apply(state, seat, move);
    }
  }
  expect([...told.keys()]).toEqual(expect.arrayContaining(['fits', 'wanted', 'gain', 'spell', 'left']));
});

function gain(view: View<State>, seat: number, move: number): number {
  const after = colours.copy(view);
  colours.apply(after, seat, move);
  return colours.score(after, seat) - colours.score(view, seat);
}

it('news are a sentence each, as the viewer was told', () => {
  const sheet = { usedSpells: [], gainedSpells: [], usedDrops: [], gainedDrops: [] };
  expect(
    newsOf([
      { kind: 'taken', seat: 1, die: 'red', kingdom: 'green', colour: 'red', drops: 3 },
      { kind: 'painted', seat: 0, area: 'b1', colour: 'red', by: 'die', isMatch: false },
      { kind: 'done', seat: 0 },
      { kind: 'revealed', round: 2, sheets: [{ ...sheet, seat: 0, areas: [{ area: 'b1', colour: 'red' }], blots: 1 }] },
      { kind: 'achieved', seat: 0, achievement: 'griffin', points: 3 },
      { kind: 'struck', achievement: 'blue', number: 4 },
      { kind: 'last-round' },
    ]),
  ).toEqual([
    { id: 'news-colours-taken', seat: 1, args: { die: 'red', kingdom: 'green' } },
    { id: 'news-colours-done', seat: 0 },
    { id: 'news-colours-revealed', seat: 0, args: { areas: 1, blots: 1 } },
    {
      id: 'news-colours-achieved',
      seat: 0,
      args: { points: 3 },
      words: { achievement: { id: 'achievement-griffin' } },
    },
    { id: 'news-colours-struck', args: { number: 4 }, words: { row: { id: 'kingdom-blue' } } },
    { id: 'news-colours-last' },
  ]);
  expect(achievementName('three')).toEqual({ id: 'achievement-three' });
});
