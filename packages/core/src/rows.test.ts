import { describe, expect, it } from 'vitest';
import { race } from '../test/race.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { CHANCE, type LogEntry } from './game.ts';
import { settle } from './loop.ts';
import { createMatch, type Match, sinceOf } from './match.ts';
import { chooseRandomly } from './playout.ts';
import { below, createRng } from './rng.ts';
import { restoreMatch } from './rows.ts';

type RaceMatch = Match<Parameters<typeof race.copy>[0], { readonly seats: number }, string>;

/** Every match on the way, with the row that led to it. */
function played(seed: number): readonly { readonly match: RaceMatch; readonly row: readonly LogEntry[] }[] {
  const rng = createRng(seed);
  const buffer = new Int32Array(race.maxMoves);
  const deal = (state: RaceMatch['state']) => ({ move: chooseRandomly(race, state, CHANCE, rng, buffer) });
  let match: RaceMatch = evolve(createMatch(race, { seats: 2 }), []);
  const steps = [{ match, row: [] as readonly LogEntry[] }];
  while (match.asked.length > 0) {
    const { seat } = match.asked[below(rng, match.asked.length)]!;
    const state = race.copy(match.state);
    const row: LogEntry[] = [];
    while (race.turn(state, seat) === race.turn(match.state, seat)) {
      const move = chooseRandomly(race, state, seat, rng, buffer);
      race.apply(state, seat, move);
      row.push({ actor: seat, move });
    }
    row.push(...settle(race, state, deal));
    match = evolve(match, row);
    steps.push({ match, row });
  }
  return steps;
}

const facts = ({ version, asked, state }: RaceMatch) => ({ version, asked, bytes: [...state.bytes] });

describe('a match from its log', () => {
  it('has the versions and askings that it had when it was played, and the same rows', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const steps = played(seed);
      for (let length = 1; length <= steps.length; length++) {
        const rows = steps.slice(0, length).map(({ row }) => row);
        const restored = restoreMatch(race, { seats: 2 }, rows.flat());
        expect(facts(restored.match)).toEqual(facts(steps[length - 1]!.match));
        expect(restored.rows.map(({ entries }) => entries)).toEqual(rows);
        expect(restored.rows.map(({ seat }) => seat)).toEqual(rows.map(([first]) => first?.actor));
        expect([...restored.before.bytes]).toEqual([
          ...(steps[length - 2]?.match ?? createMatch(race, { seats: 2 })).state.bytes,
        ]);
        expect(restored.isUnfinished).toBe(false);
      }
    }
  });

  it('does not count a row that is not whole: it ends with the same version, however it was interrupted', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const entries = played(seed).flatMap(({ row }) => row);
      for (let length = 0; length < entries.length; length++) {
        const { match, rows, isUnfinished } = restoreMatch(race, { seats: 2 }, entries.slice(0, length));
        expect(match.version).toBe(isUnfinished ? rows.length - 1 : rows.length);
        if (!isUnfinished) continue;
        const next = entries.slice(
          length,
          length +
            1 +
            entries.slice(length).findIndex((_, at) => {
              return !restoreMatch(race, { seats: 2 }, entries.slice(0, length + at + 1)).isUnfinished;
            }),
        );
        const whole = restoreMatch(race, { seats: 2 }, [...entries.slice(0, length), ...next]).match;
        expect(facts(evolve(match, next))).toEqual(facts(whole));
      }
    }
  });
});

describe('since', () => {
  it('is renewed exactly when the turn of the seat rises, or when it was not asked before', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const steps = played(seed);
      for (const [at, { match }] of steps.entries()) {
        const before = steps[at - 1]?.match ?? createMatch(race, { seats: 2 });
        for (const { seat, since } of match.asked) {
          const isSame = race.turn(match.state, seat) === race.turn(before.state, seat);
          const was = sinceOf(before, seat);
          expect(since).toBe(isSame && was !== undefined ? was : match.version);
          expect(since).toBeLessThanOrEqual(match.version);
        }
      }
    }
  });

  it('lets a command through while others act, and none for a turn that was played', () => {
    const start = evolve(createMatch(race, { seats: 2 }), []);
    const command = { seat: 1, since: sinceOf(start, 1)!, turn: 'ready' };
    const meanwhile = evolve(start, [{ actor: 0, move: 0 }]);
    expect(meanwhile.version).toBe(2);
    expect(decide(meanwhile, command)).toMatchObject({ kind: 'accepted' });
    const after = evolve(meanwhile, [
      { actor: 1, move: 0 },
      { actor: CHANCE, move: 1 },
    ]);
    expect(decide(after, command)).toEqual({ kind: 'stale', version: 3 });
    expect(decide(after, { seat: 0, since: 3, turn: 'step; stop' })).toMatchObject({ kind: 'accepted' });
    expect(decide(after, { seat: 0, since: start.asked[0]!.since, turn: 'step; stop' })).toMatchObject({
      kind: 'stale',
    });
  });
});
