import { listMoves } from '@crownhold/core';
import { decodeMove, duel, points, SPELLBOOKS } from '@crownhold/games/duel';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBot } from '../../registry.ts';
import { effectOf } from './rating/drawing-effect.ts';
import { dominoOf } from './rating/half.ts';
import { MailboxBoard, mailboxCell } from './rating/mailbox-board.ts';
import { SpellRace } from './spell-race.ts';

const OPTIONS = SPELLBOOKS.map((spellbook) => ({ seats: 2, spellbook, first: 'random' }) as const);

/** A seat as the state text has it, but for its turns: castle, ticks, spells, named arms and map. */
const BEGUN = 'castle 000000 ------ - ......./......./...Cds./......./.......';

/** A state of round 9 in which seat 0 acts. */
function position(phase: 'take' | 'share' | 'draw' | 'lightning', dice: string, own: string, rival = BEGUN) {
  const turns = { take: [16, 16], share: [16, 17], draw: [17, 17], lightning: [18, 18] }[phase];
  const leader = phase === 'share' ? 1 : 0;
  const drew = phase === 'lightning' ? '01' : '-';
  const text = `2 drawn random | 9 ${phase} 0 ${leader} | ${dice} | - ${drew} | ${turns[0]} ${own} | ${turns[1]} ${rival}`;
  const state = duel.parseState(text);
  if (!state) throw new Error(`not a state: ${text}`);
  return state;
}

describe('the effect of a drawing', () => {
  it('[D19] is the points that the rules give, if no round comes after', () => {
    let compared = 0;
    fc.assert(
      fc.property(positions(duel, OPTIONS, 170), ({ state }) => {
        if (state.phase !== 'draw') return;
        const { seat } = state;
        const board = new MailboxBoard(state, seat, 0);
        const [one, other] = dominoOf(state, seat);
        for (const code of listMoves(duel, state, seat)) {
          const move = decodeMove(code);
          if (move?.kind !== 'draw') continue;
          const after = duel.copy(state);
          duel.apply(after, seat, code);
          const effect = effectOf(board, one, mailboxCell(move.first), other, mailboxCell(move.second));
          expect(effect).toBe(points(after, seat) - points(state, seat));
          compared++;
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  const effectAt = (map: string, dice: string, first: string, second: string) => {
    const state = position('draw', dice, `- 000000 ------ - ${map}`);
    const [a, b] = [first, second].map((text) => {
      const [x, y] = text.split(',').map(Number);
      return mailboxCell({ x: x!, y: y! });
    });
    const [one, other] = dominoOf(state, 0);
    return effectOf(new MailboxBoard(state, 0), one, a!, other, b!);
  };
  const MAP = '......./......./...Cd1d./...ss../.......';
  const DICE = 'dot@0 black@0 dot@1 stripe@1';

  it('is better where a domain with a cross grows than where it is blocked', () => {
    expect(effectAt(MAP, DICE, '1,1', '1,2')).toBeGreaterThan(effectAt(MAP, DICE, '1,2', '1,1') + 1);
  });

  it('is worse where it leaves a hole', () => {
    // With 3,1 the corner at 3,2 is lone; -3,1 is its like on the other side.
    expect(effectAt(MAP, DICE, '-3,1', '2,2')).toBeGreaterThan(effectAt(MAP, DICE, '3,1', '2,2') + 1);
  });
});

describe('a race for a spell', () => {
  const race = (own: string, rival: string, roundsAfter = 8) => {
    const seats = [own, rival].map((ticks) => BEGUN.replace('000000', ticks));
    return new SpellRace(position('take', 'dot dot dot dot+1', ...(seats as [string, string])), 0, roundsAfter);
  };

  it('[D13] is worth more when it is nearly won, and most when the rival has nearly won it too', () => {
    const far = race('000000', '000000').worth(0, -1);
    expect(far).toBeGreaterThan(0);
    expect(race('300000', '300000').worth(0, -1)).toBeGreaterThan(far);
    expect(race('400000', '400000').worth(0, -1)).toBeGreaterThan(race('400000', '300000').worth(0, -1));
    expect(race('400000', '300000').worth(0, -1)).toBeGreaterThan(race('400000', '000000').worth(0, -1));
  });

  it('[D14] is worth nothing at the end, but for lightning', () => {
    expect(race('400020', '000000', 0).worth(0, -1)).toBe(0);
    expect(race('400020', '000000', 0).worth(4, -1)).toBeGreaterThan(1);
  });

  it('[D11] is worth more with two ticks than with one, and nothing without', () => {
    const begun = race('200000', '200000');
    expect(begun.worth(0, 0)).toBeGreaterThan(begun.worth(0, -1));
    expect(begun.worth(-1, -1)).toBe(0);
  });

  it('[D13] is worth nothing when it is won', () => {
    const rival = BEGUN.replace('000000 ------', '500000 +-----');
    expect(new SpellRace(position('take', 'dot dot dot dot+1', BEGUN, rival), 0, 8).worth(0, 0)).toBe(0);
  });
});

describe('greedy in Kingdomino Duel', () => {
  const play = (state: ReturnType<typeof position>, seed = 1) => {
    const { turn } = findBot(duel, 'greedy')!.create().think(duel.view(state, 0), 0, { seed }).next().value;
    const after = duel.copy(state);
    const texts = turn.map((move) => {
      const step = duel.formatMove(after, move);
      duel.apply(after, 0, move);
      return step;
    });
    return texts.join('; ');
  };

  it('[D4] gives the cross of lightning to its largest domain', () => {
    const own = 'castle 000003 -----+ - ......./..ddd../.q.Cd../...Sd../......S';
    const state = position('lightning', 'dot@0 quarters@0 dot@1 stripe@1', own);
    for (let seed = 0; seed < 9; seed++) expect(play(state, seed)).toMatch(/^cross (-1,1|0,1|1,1|1,0|1,-1)$/);
  });

  it('[D20] names the arms of most domains', () => {
    const own = 'castle 000030 ----+- - d.s.d../..ddd../bs.Cd../....d../..s...s';
    const state = position('lightning', 'dot@0 black@0 dot@1 stripe@1', own);
    expect(play(state)).toBe('domains stripe');
  });

  it('[D7] names a joker to make a domain with crosses larger', () => {
    const own = '- 000000 ------ - ......./...S1S../...CS1../....d../...ss..';
    const turn = play(position('draw', '?@0 dot@0 dot@1 stripe@1', own));
    expect(turn).toMatch(/^name 1 double-stripe; draw /);
  });

  it('[D14] keeps its powers when there is nothing to gain', () => {
    const own = '- 550400 ++-+-- - ......./...d1d../...Cd1../....s../.......';
    expect(play(position('draw', 'dot@0 dot@0 dot@1 stripe@1', own))).toMatch(/^draw /);
  });

  // Nothing of black or quarters, and no empty square beside the castle.
  const CLOSED = '......./..sds../..dCs../..sdd../.......';

  it('[D14] draws with free what would be passed, if it brings much', () => {
    const own = `- 500000 +----- - ${CLOSED}`;
    const dice = 'dot@1 black@0 black+2@0 stripe@1';
    expect(play(position('draw', dice, own))).toMatch(/^free; draw /);
    expect(play(position('draw', dice, own.replace('+', 'x')))).toBe('pass');
  });

  it('[D16] spends the castle on a large domain, and not on a small one', () => {
    const large = 'castle 000000 ------ - ......./.ddddd./.ddCs../......./.......';
    const small = 'castle 000000 ------ - ......./...S.../...Cs../..bD.../.......';
    const dice = 'dot@0 stripe@0 dot@1 stripe@1';
    expect(play(position('draw', dice, large))).toMatch(/^castle 1; draw /);
    expect(play(position('draw', dice, small))).toMatch(/^draw /);
  });

  it('[D6] takes the die that wins a spell', () => {
    const both = BEGUN.replace('000000', '000002');
    expect(play(position('take', 'stripe quarters double-stripe stripe', both, both))).toBe('take 2');
    expect(play(position('share', 'stripe quarters double-stripe@1 stripe', both, both))).toMatch(/^take (1 2|2 4)$/);
  });

  it('[D6] takes the die that the rival needs more', () => {
    const rival = '- 000000 ------ - ......./bbbbb../bb.Cb../......./.......';
    expect(play(position('take', 'dot dot black+2 stripe', BEGUN, rival))).toBe('take 3');
  });

  it('takes the same turn for the same seed', () => {
    const state = position('take', 'dot dot dot stripe', BEGUN);
    for (let seed = 0; seed < 9; seed++) expect(play(state, seed)).toBe(play(state, seed));
  });
});
