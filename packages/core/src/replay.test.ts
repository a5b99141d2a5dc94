import { describe, expect, it } from 'vitest';
import { BOTH_READY, race, raced } from '../test/race.ts';
import { CHANCE } from './game.ts';
import { isFault } from './record.ts';
import { formatStep, parseStep, replay } from './replay.ts';

const run = (steps: readonly string[], rest: object = {}) => replay(race, { options: { seats: 2 }, steps, ...rest });
const READY = ['1> ready', 'ready'];

describe('replay', () => {
  it('plays a record through, finished or not', () => {
    const result = run([...READY, 'roll 2', 'step', 'stop']);
    if (isFault(result)) throw new Error(result.refusal.code);
    expect(result.entries).toEqual([
      { actor: 1, move: 0 },
      { actor: 0, move: 0 },
      { actor: CHANCE, move: 2 },
      { actor: 0, move: 4 },
      { actor: 0, move: 5 },
    ]);
    expect(race.score(result.state, 0)).toBe(1);
  });

  it('shows each step with the state before it', () => {
    const seen: string[] = [];
    replay(race, { options: { seats: 2 }, steps: [...READY, 'roll 3'] }, (before, entry) =>
      seen.push(`${race.actors(before)} ${entry.actor}`),
    );
    expect(seen).toEqual(['3 1', '1 0', '256 8']);
  });

  it('names the step, its text and the rule of a fault', () => {
    expect(run([...READY, 'roll 2', 'stop'])).toEqual({
      step: 3,
      text: 'stop',
      refusal: { rule: 'T1', code: 'not-now', args: {} },
    });
  });

  it('[N1] refuses a step that cannot be read', () => {
    expect(run([...READY, 'roll 7'])).toMatchObject({ step: 2, refusal: { rule: 'N1', code: 'unreadable' } });
  });

  it('[N2] wants the seat where several may act, and only there', () => {
    for (const text of ['ready', '2> ready', '8> ready', '1>ready', '1>  ready']) {
      expect(isFault(run([text])), text).toBe(true);
    }
    expect(run(['ready'])).toMatchObject({ step: 0, refusal: { rule: 'N2', code: 'no-such-actor' } });
    expect(run([...READY, '0> roll 2'])).toMatchObject({ step: 2, refusal: { rule: 'N1' } });
  });

  it('[N2] writes the seat where several may act, and only there', () => {
    expect(formatStep(race, raced(), { actor: 1, move: 0 })).toBe('1> ready');
    expect(formatStep(race, raced([1, 'ready']), { actor: 0, move: 0 })).toBe('ready');
    expect(formatStep(race, raced(...BOTH_READY), { actor: CHANCE, move: 2 })).toBe('roll 2');
  });

  it('[R4] knows only the rules it has', () => {
    expect(run([], { rulesVersion: 1 })).toMatchObject({ refusal: { rule: 'R4', code: 'unknown-rules-version' } });
    expect(isFault(run([], { rulesVersion: 2 }))).toBe(false);
  });

  it('[R5] refuses steps after the end', () => {
    const game = ['roll 3', 'step', 'step', 'step', 'stop', 'roll 1', 'step', 'stop', 'roll 2', 'step', 'step', 'stop'];
    expect(isFault(run([...READY, ...game]))).toBe(false);
    expect(run([...READY, ...game, 'roll 1'])).toMatchObject({
      step: 14,
      refusal: { rule: 'R5', code: 'after-the-end' },
    });
    expect(parseStep(race, raced(), '0> ready')).toEqual({ actor: 0, move: 0 });
  });

  it('passes on what the game says of its options', () => {
    expect(replay(race, { options: {}, steps: [] })).toEqual({
      refusal: { rule: 'T2', code: 'bad-seats', args: { seats: 2 } },
    });
  });
});
