import { findBot } from '@crownhold/bots';
import { asked } from '@crownhold/core';
import { beginAlone, playAlone } from '@crownhold/fair';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { hintOf, type Reason } from './hint.ts';

const OPTIONS = '2 - territory-then-crowns | -';

function reasons(text: string, step: string): readonly Reason[] {
  const state = kingdomino.parseState(text)!;
  const move = kingdomino.parseMove(state, step)!;
  expect(kingdomino.refusal(state, state.seat, move)).toBeUndefined();
  return hintOf(kingdomino.view(state, state.seat), state.seat, move).reasons;
}

const kinds = (list: readonly Reason[]) => list.map(({ kind }) => kind);

describe('a place is good because', () => {
  // Wheat and lake to the right of the castle, forest and meadow above it; to place: forest with a crown, wheat.
  const small = `${OPTIONS} | 2 place 0 0 | 24@0 26@1 30@0 33@1 | 9 10 11 12 | 14:1,0:2,0 18:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2`;

  it('[K16] of the points it wins and the territory it joins', () => {
    expect(reasons(small, 'put -1,1 -1,0')).toEqual([
      { kind: 'gain', points: 2, isMost: false },
      { kind: 'joins', terrain: 'forest', squares: 2, crowns: 1 },
    ]);
  });

  it('of what it joins, also without a crown', () => {
    const plain = small.replace('24@0 26@1', '13@0 26@1');
    expect(reasons(plain, 'put 1,-1 0,-1')).toContainEqual({ kind: 'joins', terrain: 'wheat', squares: 2, crowns: 0 });
  });

  it('of nothing but its neighbours, if there is nothing else', () => {
    const first = `${OPTIONS} | 1 place 0 0 | 1@0 26@1 30@1 33@0 | 9 10 11 12 | - | -`;
    expect(reasons(first, 'put 1,0 2,0')).toEqual([{ kind: 'even' }]);
    const second = `${OPTIONS} | 2 place 0 0 | 1@0 26@1 30@1 33@0 | 9 10 11 12 | 3:1,0:2,0 7:0,1:0,2 | 4:1,0:2,0 5:0,1:0,2`;
    expect(reasons(second, 'put -1,0 -1,1')).toContainEqual({ kind: 'compact', sides: 2 });
  });

  it('of the hole that it does not leave', () => {
    // All forest: above the castle, to its right, and at 2,1 2,2.
    const laid = '3:1,0:2,0 4:2,1:2,2 5:0,1:0,2 7:-2,0:-1,0';
    const text = `${OPTIONS} | 3 place 0 0 | 6@0 33@1 34@0 35@1 | 8 9 10 11 | ${laid} | 14:1,0:2,0 18:0,1:0,2 12:0,-2:0,-1 29:1,1:1,2`;
    expect(kinds(reasons(text, 'put 1,1 1,2'))).toContain('no-hole');
    expect(kinds(reasons(text, 'put 1,2 1,3'))).not.toContain('no-hole');
  });

  it('[K18] of the castle that can still come into the middle', () => {
    const kingdoms = '20:2,0:1,0 7:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2';
    const text = `2 middle-kingdom crowns | - | 2 place 0 0 | 1@0 5@0 6@1 8@1 | 9 10 11 12 | ${kingdoms}`;
    expect(kinds(reasons(text, 'put 2,1 2,2'))).toContain('can-centre');
    expect(kinds(reasons(text, 'put 3,0 4,0'))).not.toContain('can-centre');
    expect(kinds(reasons(text.replace('middle-kingdom', '-'), 'put 2,1 2,2'))).not.toContain('can-centre');
  });
});

describe('a domino is good because', () => {
  const setup = `${OPTIONS} | 0 take 0 1 | - | 1 2 13 48 | - | -`;

  it('of its crowns, its worth, and what it would bring others', () => {
    expect(reasons(setup, 'take 48')).toEqual([
      { kind: 'worth', points: 3 },
      { kind: 'crowns', crowns: 3 },
      { kind: 'denies', seat: 0, points: 3 },
    ]);
  });

  it('[K8] of its low number', () => {
    expect(reasons(setup, 'take 1')).toEqual([{ kind: 'first' }]);
    const taken = `${OPTIONS} | 1 take 1 0 | 3@1 4@0 5@0 6@1 | 7@1 8 9 10 | 4:0,1:0,2 | 3:0,1:0,2`;
    expect(reasons(taken, 'take 8')).toEqual([{ kind: 'earlier' }]);
    expect(reasons(taken, 'take 9')).toMatchObject([{ kind: 'places' }]);
  });
});

it('every step of the best bot has a reason in few words, and is legal', () => {
  const bot = findBot(kingdomino, 'greedy')!.create();
  const told = new Set<string>();
  for (const variants of [[], ['middle-kingdom', 'harmony']]) {
    const options = parseOptions({ seats: 2, variants }) as Options;
    let alone = beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(9), table: 'hints' });
    for (let next = asked(kingdomino, alone.match.state); next.kind === 'seats'; ) {
      const seat = next.seats[0]!;
      const state = kingdomino.copy(alone.match.state);
      const { turn } = bot.think(kingdomino.view(state, seat), seat, { seed: 1 }).next().value;
      const steps = turn.map((move) => {
        const hint = hintOf(kingdomino.view(state, seat), seat, move);
        expect(kingdomino.refusal(state, seat, kingdomino.parseMove(state, hint.step)!)).toBeUndefined();
        if (hint.step !== 'discard') expect(hint.reasons.length).toBeGreaterThan(0);
        expect(hint.reasons.length).toBeLessThanOrEqual(3);
        for (const { kind } of hint.reasons) told.add(kind);
        kingdomino.apply(state, seat, move);
        return hint.step;
      });
      const played = playAlone(alone, seat, steps.join('; '));
      if (played.kind !== 'played') throw new Error(JSON.stringify(played));
      alone = played.alone;
      next = asked(kingdomino, alone.match.state);
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['gain', 'joins', 'prepares', 'worth', 'crowns', 'denies']));
});
