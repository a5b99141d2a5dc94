import { asked, CHANCE, listMoves, type StateBuffer } from '@crownhold/core';
import { colours } from '@crownhold/games/colours';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { throwLandings } from '../test/landing-thrower.ts';
import { secretOf } from '../test/secret.ts';
import { deal } from './deal.ts';
import type { Entropy } from './outcome.ts';

const TWO = { seats: 2, variants: [], tiebreak: 'crowns' } as const;
const SOLO = { seats: 1, map: 'first' } as const;
const entropy: Entropy = (k) => secretOf(`outcome ${k}`);

/** The same, and which outcomes were asked for. */
function counted(): { readonly entropy: Entropy; readonly asked: number[] } {
  const ks: number[] = [];
  const ask: Entropy = (k) => {
    ks.push(k);
    return entropy(k);
  };
  return { entropy: ask, asked: ks };
}

describe('deal', () => {
  it('plays chance in place until a seat must act', () => {
    const state = kingdomino.create(TWO);
    const entries = deal(kingdomino, state, entropy);
    expect(entries.map(({ actor }) => actor)).toEqual([CHANCE, CHANCE, CHANCE, CHANCE, CHANCE]);
    expect(asked(kingdomino, state).kind).toBe('seats');
    expect(deal(kingdomino, state, entropy)).toEqual([]);
  });

  it('draws from what remains: nothing comes twice', () => {
    const line = deal(kingdomino, kingdomino.create(TWO), () => new Uint8Array(32));
    expect(new Set(line.map(({ move }) => move)).size).toBe(line.length);
  });

  it('takes one outcome for each step with several possibilities, in order', () => {
    const { entropy: ask, asked: ks } = counted();
    deal(kingdomino, kingdomino.create(TWO), ask);
    expect(ks).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes one outcome for a throw of four dice, with what came along', () => {
    const { entropy: ask, asked: ks } = counted();
    const entries = deal(colours, colours.create(SOLO), ask, throwLandings);
    expect(ks).toEqual([0]);
    expect(entries).toHaveLength(4);
    expect(entries[0]?.attachment).toHaveProperty('attempt');
  });

  it('goes by weights where the thrower leaves it to them', () => {
    const state = colours.create({ seats: 2, map: 'first' });
    const { entropy: ask, asked: ks } = counted();
    const [lot] = deal(colours, state, ask, throwLandings);
    expect(lot).not.toHaveProperty('attachment');
    expect(ks).toEqual([0, 1]);
  });

  it('takes no outcome for a step without a choice: that is no outcome of chance', () => {
    const forced = {
      ...kingdomino,
      legalMoves: (state: never, actor: number, out: Int32Array) =>
        Math.min(1, kingdomino.legalMoves(state, actor, out)),
    };
    const { entropy: ask, asked: ks } = counted();
    expect(deal(forced, kingdomino.create(TWO), ask)).toHaveLength(5);
    expect(ks).toEqual([]);
  });

  it('keeps its own state from the thrower', () => {
    const state = colours.create(SOLO);
    const spoil = (given: StateBuffer) => {
      given.bytes.fill(255);
      return undefined;
    };
    expect(() => deal(colours, state, entropy, spoil)).not.toThrow();
  });

  it('throws at a thrower that does not keep to the rules', () => {
    const land = () => colours.create(SOLO);
    const moves = listMoves(colours, land(), CHANCE);
    expect(() => deal(colours, land(), entropy, () => [{ move: -1 }])).toThrow('illegal');
    expect(() => deal(colours, land(), entropy, () => [])).toThrow('without');
    const five = (state: ReturnType<typeof land>) => {
      const landed = throwLandings(state, secretOf('five'))!;
      return [...landed, { move: moves[0]! }];
    };
    expect(() => deal(colours, land(), entropy, five)).toThrow('more');
  });
});
