import { describe, expect, it } from 'vitest';
import type { GameOptions, Rules, StateBuffer } from './game.ts';
import { isLegal, listMoves } from './legality.ts';

type ListedRules = Rules<StateBuffer, GameOptions>;

/** Rules with nothing but a list of moves. */
function rulesWith(maxMoves: number, list: (out: Int32Array) => number): ListedRules {
  return { maxMoves, legalMoves: (_state: StateBuffer, _actor: number, out: Int32Array) => list(out) } as ListedRules;
}

const STATE = { bytes: new Uint8Array() } as StateBuffer;
const two = rulesWith(2, (out) => {
  out.set([3, 5]);
  return 2;
});

describe('a list of legal moves', () => {
  it('stays as it is when others are made', () => {
    const first = listMoves(two, STATE, 0);
    listMoves(
      rulesWith(4, (out) => out.fill(9).length),
      STATE,
      0,
    );
    expect([...first]).toEqual([3, 5]);
    expect(isLegal(two, STATE, 0, 5)).toBe(true);
    expect(isLegal(two, STATE, 0, 9)).toBe(false);
  });

  it('can be made of another list', () => {
    const outer = rulesWith(2, (out) => {
      out.set([7]);
      const inner = listMoves(two, STATE, 0);
      out.set([inner[1]!], 1);
      return 2;
    });
    expect([...listMoves(outer, STATE, 0)]).toEqual([7, 5]);
  });
});
