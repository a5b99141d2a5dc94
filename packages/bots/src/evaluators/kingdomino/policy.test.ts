import { listMoves } from '@crownhold/core';
import { decodeMove, gamePoints, kingdomino } from '@crownhold/games/kingdomino';
import { everyOptions } from '@crownhold/games/kingdomino/claims';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBot } from '../../registry.ts';
import { MailboxBoard, mailboxCell } from './mailbox-board.ts';
import { effectOf } from './placement-effect.ts';

/** `1,0 2,0` */
function place(text: string) {
  const [first, second] = text.split(' ').map((cell) => {
    const [x, y] = cell.split(',').map(Number);
    return mailboxCell(x!, y!);
  });
  return { first: first!, second: second! };
}

describe('the effect of a placement', () => {
  it('[K16] wins the points that the rules give', () => {
    const plain = everyOptions().filter(
      ({ variants }) => !variants.includes('harmony') && !variants.includes('middle-kingdom'),
    );
    let compared = 0;
    fc.assert(
      fc.property(positions(kingdomino, plain, 400), ({ state }) => {
        if (state.phase !== 'place') return;
        const { seat, activeDomino } = state;
        const board = MailboxBoard.of(state, seat);
        for (const move of listMoves(kingdomino, state, seat)) {
          if (decodeMove(move)?.kind !== 'put') continue;
          const after = kingdomino.copy(state);
          kingdomino.apply(after, seat, move);
          const cells = place(kingdomino.formatMove(state, move).slice('put '.length));
          expect(effectOf(board, activeDomino, cells).gain).toBe(gamePoints(after, seat) - gamePoints(state, seat));
          compared++;
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  // Forest, all of it, but for the castle:
  //   . . f
  //   . . f
  //   C f f
  const board = new MailboxBoard(5).with(3, place('1,0 2,0')).with(4, place('2,1 2,2'));

  it('counts sides beside the same terrain, beside anything, and crowns in the way', () => {
    expect(effectOf(board, 5, place('1,1 1,2'))).toMatchObject({ kin: 3, closed: 3, blocked: 0, holes: 0 });
    expect(effectOf(board, 1, place('1,1 1,2'))).toMatchObject({ kin: 0, closed: 3, blocked: 0 });
    const crowned = board.with(28, place('1,1 0,1'));
    expect(effectOf(crowned, 1, place('1,2 0,2'))).toMatchObject({ kin: 0, blocked: 2 });
    expect(effectOf(crowned, 5, place('3,0 4,0'))).toMatchObject({ gain: 2, kin: 1, blocked: 0 });
  });

  it('counts the border of the grid as a side that is closed', () => {
    // With 4,0 the kingdom is five wide: nothing goes to the west of the castle or beyond.
    expect(effectOf(board, 5, place('3,0 4,0'))).toMatchObject({ closed: 2 });
  });

  it('sees the hole that a placement leaves', () => {
    expect(effectOf(board, 5, place('0,1 0,2')).holes).toBe(0);
    expect(effectOf(board.with(5, place('0,1 0,2')), 6, place('1,2 1,3')).holes).toBe(1);
  });

  it('[K18] knows whether the castle can still come into the middle', () => {
    const bare = new MailboxBoard(5);
    expect(effectOf(bare, 3, place('1,0 2,0'))).toMatchObject({ offCentre: 2, canCentre: true });
    expect(effectOf(board, 3, place('3,0 4,0'))).toMatchObject({ offCentre: 6, canCentre: false });
    expect(effectOf(new MailboxBoard(7), 3, place('2,0 3,0')).canCentre).toBe(true);
  });
});

describe('greedy in Kingdomino', () => {
  const play = (text: string, seed = 1) => {
    const state = kingdomino.parseState(text)!;
    const view = kingdomino.view(state, state.seat);
    const { turn } = findBot(kingdomino, 'greedy')!.create().think(view, state.seat, { seed }).next().value;
    const texts = turn.map((move) => {
      const step = kingdomino.formatMove(state, move);
      kingdomino.apply(state, state.seat, move);
      return step;
    });
    return texts.join('; ');
  };

  it('takes what scores', () => {
    expect(play('2 - crowns | - | 0 take 0 1 | - | 1 2 13 48 | - | -')).toBe('take 48');
  });

  it('takes the lowest number of equals', () => {
    for (let seed = 0; seed < 9; seed++) {
      expect(play('2 - crowns | - | 0 take 0 1 | - | 3 4 5 6 | - | -', seed)).toBe('take 3');
    }
  });

  it('[K18] grows where the castle can still be in the middle, if that counts', () => {
    // The wheat at 2,0 has a crown: 3,0 4,0 wins as much as 2,1 2,2.
    const kingdoms = '20:2,0:1,0 7:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2';
    const text = `2 middle-kingdom crowns | - | 2 place 0 0 | 1@0 5@0 6@1 8@1 | 9 10 11 12 | ${kingdoms}`;
    for (let seed = 0; seed < 9; seed++) expect(play(text, seed)).toMatch(/^put (-?[012],-?[012][ ;]){2}/);
  });
});
