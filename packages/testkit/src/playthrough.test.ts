import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import { playthrough } from './playthrough.ts';

const GOLDEN = `game sealed-bids
rulesVersion 1
options {"seats":2,"rounds":1}
seed 3
  state 2 1 0 roll 0 | 9 0 0 0 0 0 | 9 0 0 0 0 0

0 chance, 3 legal: roll 1 | roll 2 | roll 3
  roll 1
  events [{"kind":"rolled","prize":1}]
1 seat 0, 4 legal: lay 1 | lay 2 | lay 3 | seal
  0> lay 2
  events []
2 seat 0, 4 legal: lay 1 | lay 2 | lay 3 | seal
  0> lay 3
  events []
3 seat 1, 4 legal: lay 1 | lay 2 | lay 3 | seal
  1> lay 3
  events []
4 seat 0, 4 legal: lay 1 | lay 2 | lay 3 | seal
  0> seal
  events [{"kind":"sealed","seat":0}]
  state 2 1 0 bid 1 | 9 5 2 0 1 1 | 9 3 1 0 0 0

5 seat 1, 4 legal: lay 1 | lay 2 | lay 3 | seal
  lay 1
  events []
6 seat 1, 4 legal: lay 1 | lay 2 | lay 3 | seal
  lay 3
  events []
7 seat 1, 1 legal: seal
  seal
  events [{"kind":"sealed","seat":1}]
  state 2 1 0 reveal 1 | 9 5 2 0 1 1 | 9 7 3 0 1 1

8 chance, 1 legal: reveal
  reveal
  events [{"kind":"revealed","bids":[5,7]}]
scores 0 1
ranking 2 1
`;

describe('playthrough', () => {
  it('tells a whole game', () => expect(playthrough(toy, { seats: 2, rounds: 1 }, 3)).toBe(GOLDEN));

  it('is the same for the same seed only', () => {
    const options = { seats: 3, rounds: 3 };
    expect(playthrough(toy, options, 1)).toBe(playthrough(toy, options, 1));
    expect(playthrough(toy, options, 2)).not.toBe(playthrough(toy, options, 1));
  });

  it('only counts the moves when there are many', () => {
    const many = {
      ...toy,
      maxMoves: 20,
      legalMoves(...[state, actor, out]: Parameters<typeof toy.legalMoves>) {
        const count = toy.legalMoves(state, actor, out);
        if (state.phase !== 'bid') return count;
        out.fill(8, 0, 9);
        return 9;
      },
    };
    expect(playthrough(many, { seats: 2, rounds: 1 }, 1)).toContain('seat 1, 9 legal\n');
  });

  it('does not go on for ever', () => {
    const endless = { ...toy, apply: () => undefined };
    expect(() => playthrough(endless, { seats: 2, rounds: 1 }, 1)).toThrow('no end in sight');
  });
});
