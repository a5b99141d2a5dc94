import { createRng } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it, vi } from 'vitest';
import { formatTurn, thinkAtOnce, thinkInSlices } from './thinking.ts';

function* counting(last: number): Generator<number, number, void> {
  for (let n = 1; n < last; n++) yield n;
  return last;
}

/** A clock that goes on by one whenever it is read. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

describe('thinking', () => {
  it('takes the last thought if there is time, and always the first', () => {
    expect(thinkAtOnce(counting(5), { clock: ticking() })).toBe(5);
    expect(thinkAtOnce(counting(5), { clock: ticking(), movetimeMs: 3 })).toBe(3);
    expect(thinkAtOnce(counting(5), { clock: ticking(), movetimeMs: 0 })).toBe(1);
  });

  it('lets everything else have its turn, and ends when it is told to', async () => {
    let breaths = 0;
    const signal = { aborted: false };
    const thinking = {
      clock: () => 0,
      wallClock: ticking(),
      sliceMs: 2,
      signal,
      breathe: async () => {
        breaths++;
        if (breaths === 3) signal.aborted = true;
      },
    };
    expect(await thinkInSlices(counting(100), thinking)).toBeLessThan(20);
    expect(breaths).toBe(3);
    const calm = { ...thinking, signal: undefined };
    expect(await thinkInSlices(counting(9), calm)).toBe(9);
    expect(await thinkInSlices(counting(9), { ...calm, clock: ticking(), movetimeMs: 4 })).toBe(4);
  });

  it('tells when the time is up before the bot has enough, and only then', async () => {
    const timesUp = async (last: number, movetimeMs: number) => {
      const onTimeUp = vi.fn();
      const sliced = { wallClock: () => 0, sliceMs: 1, breathe: async () => undefined };
      thinkAtOnce(counting(last), { clock: ticking(), movetimeMs, onTimeUp });
      await thinkInSlices(counting(last), { ...sliced, clock: ticking(), movetimeMs, onTimeUp });
      return onTimeUp.mock.calls.length;
    };
    expect(await timesUp(9, 4)).toBe(2);
    expect(await timesUp(9, 20)).toBe(0);
    expect(await timesUp(1, 0)).toBe(0);
  });
});

describe('the text of a turn', () => {
  const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'crowns' });
  while (kingdomino.actors(state) > 255) {
    const rng = createRng(1);
    kingdomino.apply(state, 8, kingdomino.sample(state, 8, rng));
  }
  const view = kingdomino.view(state, state.seat);
  const take = kingdomino.parseMove(view, `take ${state.next[0]}`)!;

  it('is what a command carries', () => {
    expect(formatTurn(kingdomino, view, state.seat, [take])).toBe(`take ${state.next[0]}`);
  });

  it('throws at anything but a whole legal turn', () => {
    expect(() => formatTurn(kingdomino, view, state.seat, [])).toThrow(/no whole turn/);
    expect(() => formatTurn(kingdomino, view, state.seat, [0])).toThrow(/illegal/);
  });
});
