import { describe, expect, it } from 'vitest';
import { BOTH_READY, race, raced } from '../test/race.ts';
import { extendDraft, formatDraft, isComplete, startDraft, undoDraft } from './draft.ts';
import { CHANCE, isRefusal, type Refusal } from './game.ts';

const [STEP, STOP] = [4, 5];
const view = race.view(raced(...BOTH_READY, [CHANCE, 'roll 2']), 0);

function right<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.code);
  return value;
}

describe('draft', () => {
  it('grows step by step until the turn is whole', () => {
    const empty = startDraft(view, 0);
    const one = right(extendDraft(race, empty, STEP));
    const whole = right(extendDraft(race, one, STOP));
    expect([empty, one, whole].map((draft) => isComplete(race, draft))).toEqual([false, false, true]);
    expect([empty, one, whole].map((draft) => formatDraft(draft))).toEqual(['', 'step', 'step; stop']);
    expect(race.score(one.state, 0)).toBe(1);
    expect(race.score(view, 0)).toBe(0);
  });

  it('says why a step cannot be', () => {
    expect(extendDraft(race, startDraft(view, 0), STOP)).toMatchObject({ rule: 'T1' });
  });

  it('[N4] takes no step beyond the turn', () => {
    const whole = right(extendDraft(race, right(extendDraft(race, startDraft(view, 0), STEP)), STOP));
    expect(extendDraft(race, whole, STEP)).toMatchObject({ rule: 'N4', code: 'turn-complete' });
  });

  it('takes steps back, even from a whole turn', () => {
    const one = right(extendDraft(race, startDraft(view, 0), STEP));
    const two = right(extendDraft(race, one, STEP));
    expect(undoDraft(race, two)).toEqual(one);
    expect(undoDraft(race, undoDraft(race, two))).toEqual(startDraft(view, 0));
    expect(undoDraft(race, startDraft(view, 0))).toEqual(startDraft(view, 0));
  });
});
