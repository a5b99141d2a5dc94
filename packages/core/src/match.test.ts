import { describe, expect, it } from 'vitest';
import { BOTH_READY, type RaceStep, race, raced } from '../test/race.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { CHANCE } from './game.ts';
import { createMatch } from './match.ts';

const match = (...steps: readonly RaceStep[]) => createMatch(race, { seats: 2 }, raced(...steps));
const rolled = match(...BOTH_READY, [CHANCE, 'roll 2']);
const command = (turn: string, seat = 0, since = 0) => ({ seat, since, turn });

describe('decide', () => {
  it('[N4] accepts exactly one whole turn', () => {
    const one = { actor: 0, move: 4 };
    const stop = { actor: 0, move: 5 };
    expect(decide(rolled, command('step; stop'))).toEqual({ kind: 'accepted', entries: [one, stop] });
    expect(decide(rolled, command('step;step ; stop'))).toEqual({ kind: 'accepted', entries: [one, one, stop] });
    expect(decide(rolled, command('step'))).toEqual({ kind: 'unfinished' });
    expect(decide(rolled, command('step; stop; step'))).toEqual({ kind: 'overlong', step: 2 });
  });

  it('names the step that cannot be read or is against the rules', () => {
    expect(decide(rolled, command('step; hop'))).toEqual({ kind: 'unreadable', step: 1, text: 'hop' });
    expect(decide(rolled, command(''))).toEqual({ kind: 'unreadable', step: 0, text: '' });
    const refusal = { rule: 'T1', code: 'not-now', args: {} };
    expect(decide(rolled, command('step; step; step; stop'))).toEqual({
      kind: 'illegal',
      step: 2,
      text: 'step',
      refusal,
    });
  });

  it('refuses a command made for another turn, or of a seat that is not asked', () => {
    expect(decide(rolled, command('step; stop', 0, 3))).toEqual({ kind: 'stale', version: 0 });
    expect(decide(rolled, command('step; stop', 1))).toEqual({ kind: 'stale', version: 0 });
  });

  it('changes nothing', () => {
    const before = [...rolled.state.bytes];
    for (const turn of ['step; stop', 'step', 'step; hop', 'step; stop; step']) decide(rolled, command(turn));
    expect([...rolled.state.bytes]).toEqual(before);
  });
});

describe('evolve', () => {
  it('applies a row to a copy and counts it', () => {
    const start = createMatch(race, { seats: 2 });
    const next = evolve(start, [{ actor: 1, move: 0 }]);
    expect([start.version, next.version]).toEqual([0, 1]);
    expect(race.actors(start.state)).toBe(3);
    expect(race.actors(next.state)).toBe(1);
  });

  it('throws at an illegal entry, with the state it was meant for', () => {
    expect(() => evolve(createMatch(race, { seats: 2 }), [{ actor: 0, move: 5 }])).toThrow(
      'race: actor 0 cannot play 5 in 0 0 0 0 0 0 0 0',
    );
  });
});
