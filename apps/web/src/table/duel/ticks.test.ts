import { diceIn, duel } from '@crownhold/games/duel';
import { describe, expect, it } from 'vitest';
import { randomPositions, readPosition } from '../../../test/duel-table.ts';
import { tickOf, ticksOf } from './ticks.ts';

const ARMS = 6;

it.each(['drawn', 'always'] as const)('[D11] [D13] tell what the rules will tick, with "%s"', (spellbook) => {
  let rounds = 0;
  for (const { state, actor, move } of randomPositions(6, 5, spellbook)) {
    const isLast = state.phase === 'draw' && actor !== state.leader;
    const after = duel.copy(state);
    duel.apply(after, actor, move);
    if (!isLast || duel.turn(after, actor) === duel.turn(state, actor)) continue;
    rounds++;
    for (const seat of [state.leader, actor]) {
      // A lightning spell of A comes before B ticks.
      if (after.phase === 'lightning' && seat !== state.leader) continue;
      const hasDrawn = spellbook === 'always' || ((after.drew | state.drew | drewNow(state, after, actor)) >> seat) & 1;
      if (!hasDrawn) continue;
      const told = [...ticksOf(state, seat, diceIn(state.hands[seat]!)).values()].filter(
        ({ kind }) => kind === 'ticks',
      );
      const rows = (from: number) => [...after.ticks].slice(from, from + ARMS).reduce((sum, each) => sum + each, 0);
      const before = [...state.ticks].slice(seat * ARMS, seat * ARMS + ARMS).reduce((sum, each) => sum + each, 0);
      expect(rows(seat * ARMS) - before).toBe(told.length);
    }
  }
  expect(rounds).toBeGreaterThan(60);
});

/** Whether the last step drew: the round is over by then, and the state has forgotten it. */
function drewNow(before: Parameters<typeof tickOf>[0], after: Parameters<typeof tickOf>[0], seat: number): number {
  const count = (state: typeof before) =>
    duel
      .formatState(state)
      .split('|')
      [4 + seat]!.replace(/[^a-zA-Z]/g, '').length;
  return count(after) > count(before) ? 1 << seat : 0;
}

describe('a die does not tick', () => {
  const SMALL = '14 castle 250000 -+---- - ......./.ds..../.ssCss./.q2qq.../.D1dd...';
  const OTHER = '14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...';
  const view = readPosition(`2 drawn random | 8 take 0 0 | dot stripe black+2 ? | - - | ${SMALL} | ${OTHER}`);

  it('[D11] with a cross, as a joker, or in a closed row', () => {
    expect([0, 1, 2, 3].map((die) => tickOf(view, 0, die))).toEqual([
      { kind: 'ticks', arms: 'dot', isWinning: false },
      { kind: 'no-tick', why: 'closed' },
      { kind: 'no-tick', why: 'cross' },
      { kind: 'no-tick', why: 'joker' },
    ]);
  });

  it('[D11] in a row that the other die has just filled', () => {
    const nearly = readPosition(
      `2 drawn random | 8 draw 0 0 | dot@0 stripe@1 dot@0 ?@1 | - - | ${SMALL.replace('14 castle 250000', '15 castle 450000')} | ${OTHER.replace('14', '15')}`,
    );
    expect([...ticksOf(nearly, 0, [0, 2]).values()]).toEqual([
      { kind: 'ticks', arms: 'dot', isWinning: true },
      { kind: 'no-tick', why: 'closed' },
    ]);
  });
});
