import { sealOf } from '@crownhold/fair';
import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../simulation/simulated-node.ts';
import type { Dealing, FairEvent } from '../src/ports/dealing.ts';
import { connectByWire } from './wire-listeners.ts';
import { checkWireSecrecy, mask } from './wire-secrecy.ts';

type Play = Dealing['play'];

/** The real dealing, but for what it tells. */
function leakyDealing(play: (...args: Parameters<Play>) => ReturnType<Play>): Dealing {
  return new Proxy(SIMULATED_DEALING, {
    get: (dealing, name: keyof Dealing) => (name === 'play' ? play : dealing[name].bind(dealing)),
  });
}

/** Changes the events of turns that are sealed. */
function tellingOf(change: (event: FairEvent, steps: readonly string[]) => FairEvent): Dealing {
  return leakyDealing(async (state, match, turn) => {
    const row = await SIMULATED_DEALING.play(state, match, turn);
    if ('refused' in row || !row.opening || !turn) return row;
    const { steps } = row.opening as { readonly steps: readonly string[] };
    return { ...row, events: row.events.map((event) => change(event, steps)) };
  });
}

describe('what others receive of a hidden turn', () => {
  it('is the same byte for byte until the reveal, but for opaque fields of one length', async () => {
    const { problem, ...counts } = await checkWireSecrecy(1, 500);
    expect(problem).toBeUndefined();
    expect(counts.pairs).toBeGreaterThanOrEqual(500);
    expect(counts.frames).toBeGreaterThan(1000);
    expect(counts.futures).toBeGreaterThan(0);
  });

  it('is the same over real sockets, streams and requests, headers included', async () => {
    const { problem, ...counts } = await checkWireSecrecy(2, 500, SIMULATED_DEALING, connectByWire);
    expect(problem).toBeUndefined();
    expect(counts.pairs).toBeGreaterThanOrEqual(500);
    expect(counts.frames).toBeGreaterThan(1000);
  });

  it('is found to differ over the wire where words are told', async () => {
    const dealing = leakyDealing((state, match, turn) => {
      return SIMULATED_DEALING.play(state, match, turn && { ...turn, isHidden: false });
    });
    expect((await checkWireSecrecy(1, 500, dealing, connectByWire)).problem).toMatch(/somebody receives/);
  });

  it('is found to differ where words are told', async () => {
    const dealing = leakyDealing((state, match, turn) => {
      return SIMULATED_DEALING.play(state, match, turn && { ...turn, isHidden: false });
    });
    expect((await checkWireSecrecy(1, 500, dealing)).problem).toMatch(/somebody receives/);
  });

  it('is found to differ where only the length of the turn is told', async () => {
    const dealing = tellingOf((event, steps) => ({ ...event, length: steps.length }));
    expect((await checkWireSecrecy(1, 500, dealing)).problem).toMatch(/"length"/);
  });

  it('is found to be guessable where a seal has no blind', async () => {
    const blind = '0'.repeat(64);
    const dealing = tellingOf((event, steps) => {
      return { ...event, turn: { ...(event['turn'] as object), seal: sealOf({ steps, blind }) } };
    });
    expect((await checkWireSecrecy(1, 500, dealing)).problem).toMatch(/can be confirmed/);
  });
});

it('masks opaque fields alone, and keeps their lengths', () => {
  const frame = { head: 'ab'.repeat(32), view: 'ab', event: { elements: ['none', 'cd'.repeat(32)], chance: ['x'] } };
  expect(JSON.parse(mask(JSON.stringify(frame)))).toEqual({
    head: '64 digits',
    view: 'ab',
    event: { elements: ['4 digits', '64 digits'], chance: ['x'] },
  });
});
