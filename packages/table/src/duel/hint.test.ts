import { findBot } from '@crownhold/bots';
import { asked, createRng, listMoves, sampleChance, type View } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { duelInputIn } from '../../test/duel-positions.ts';
import { hintOf } from './hint.ts';
import { newsOf } from './news.ts';

function reasons(position: Parameters<typeof duelInputIn>[0], step: string) {
  const { start, seat } = duelInputIn(position).draft;
  const move = duel.parseMove(start, step)!;
  expect(duel.refusal(start, seat, move)).toBeUndefined();
  return hintOf(start, seat, move).reasons;
}

describe('a step is good because', () => {
  it('[D11] [D13] of the tick or the spell that a die brings, to the seat or to the other', () => {
    expect(reasons('take', 'take 2')).toEqual([{ kind: 'ticks', arms: 'black', missing: 2 }]);
    expect(reasons('take', 'take 4')).toEqual([{ kind: 'crosses', crosses: 1 }]);
    expect(reasons('take', 'take 1')).toEqual([{ kind: 'joker' }]);
    expect(reasons('pair', 'take 2')).toEqual([{ kind: 'wins-spell', spell: 'domains' }]);
  });

  it('[D19] of the points it wins and the domain it joins', () => {
    const { start, seat } = duelInputIn('turn').draft;
    const draws = [...listMoves(duel, start, seat)]
      .map((move) => hintOf(start, seat, move))
      .filter(({ step }) => step.startsWith('draw'));
    expect(draws.flatMap((hint) => hint.reasons)).toContainEqual(expect.objectContaining({ kind: 'joins' }));
    const best = draws.filter((hint) => hint.reasons.some((reason) => reason.kind === 'gain' && reason.isMost));
    expect(best.length).toBeLessThanOrEqual(1);
    expect(reasons('cross', 'cross -2,2').every(({ kind }) => kind === 'gain')).toBe(true);
    expect(reasons('domains', 'domains dot')).toEqual([{ kind: 'gain', points: 12, isMost: false }]);
    expect(reasons('domains', 'domains stripe')).not.toContainEqual(expect.objectContaining({ isMost: true }));
  });
});

it('every step of a bot has reasons that are facts, in few words', () => {
  const bot = findBot(duel, 'greedy')!.create();
  const told = new Map<string, number>();
  const rng = createRng(3);
  const state = duel.create({ seats: 2, spellbook: 'drawn', first: 'random' });
  const buffer = new Int32Array(duel.maxMoves);
  for (let who = asked(duel, state); who.kind !== 'over'; who = asked(duel, state)) {
    if (who.kind === 'chance') {
      duel.apply(state, 8, sampleChance(duel, state, rng, buffer));
      continue;
    }
    const seat = who.seats[0]!;
    for (const move of bot.think(duel.view(state, seat), seat, { seed: 1 }).next().value.turn) {
      const { step, reasons: list } = hintOf(state as View<State>, seat, move);
      expect(duel.parseMove(state, step)).toBe(move);
      expect(list.length).toBeLessThanOrEqual(3);
      for (const reason of list) {
        told.set(reason.kind, (told.get(reason.kind) ?? 0) + 1);
        if (reason.kind !== 'gain' || !step.startsWith('draw')) continue;
        const after = duel.copy(state);
        duel.apply(after, seat, move);
        expect(reason.points).toBe(duel.score(after, seat) - duel.score(state, seat));
      }
      duel.apply(state, seat, move);
    }
  }
  expect([...told.keys()]).toEqual(expect.arrayContaining(['gain', 'joins', 'ticks', 'crosses']));
});

it('news are a sentence each, without what everybody sees', () => {
  expect(
    newsOf([
      { kind: 'rolled', die: 0, face: '?' },
      { kind: 'taken', seat: 1, dice: [1, 3], isPair: false },
      { kind: 'spell-won', seat: 0, spell: 'free' },
      { kind: 'ticked', seat: 0, arms: 'dot', count: 1, ticks: 5 },
      { kind: 'round-began', round: 3, leader: 1 },
    ]),
  ).toEqual([
    { id: 'news-duel-taken', seat: 1, args: { count: 2, dice: '2, 4' } },
    { id: 'news-duel-won', seat: 0, args: { spell: 'free' } },
    { id: 'news-duel-ticked', seat: 0, args: { arms: 'dot', count: 1, ticks: 5, length: 5 } },
    { id: 'news-round', args: { round: 3 } },
  ]);
});
