import { describe, expect, it } from 'vitest';
import { keptId, linkIdOf, ownSeats, untilOwnTurn } from './correspondence.ts';
import type { OpenRow, StoredDraft, StoredGame } from './saved-game.ts';

/** A game by message with a row for each of these seats, seat 0 being played here. */
function game(seats: readonly number[], drafts: readonly StoredDraft[] = [], isOver = false): StoredGame {
  const turns = seats.map((seat): OpenRow => ({ seat, steps: [`take ${seat}`], events: [], isOver: false }));
  const rows = [{ steps: ['draw 1'], events: [], isOver: false }, ...turns];
  const chairs = [{ name: 'Ann' }, { name: 'Bob' }];
  const times = { startedAt: 1, updatedAt: 2 };
  const end = { isOver, ...(isOver && { points: [1, 2] }) };
  const frame = { format: 'crownhold-record', version: 1, game: 'kingdomino', options: {} } as const;
  const head = {
    id: 'message-1',
    game: 'kingdomino',
    chairs,
    ...times,
    ...end,
    ownSeat: 0,
    version: seats.length,
    frame,
  };
  return { head, rows, secret: '', drafts };
}

describe('a table of a game by message opens', () => {
  it.each([
    ['after the last turn that was played here', [0, 1, 0, 1, 1], 3],
    ['at the beginning if none was', [1, 1], 0],
    ['as it is if the last one was', [1, 0], 2],
  ])('%s', (_, seats, version) => {
    const opened = untilOwnTurn(game(seats));
    expect(opened.head.version).toBe(version);
    expect(opened.rows).toEqual(game(seats).rows.slice(0, version + 1));
  });

  it('as it is while a turn is in the making', () => {
    const begun = game([0, 1], [{ seat: 0, since: 3, turn: 'take 7' }]);
    expect(untilOwnTurn(begun)).toBe(begun);
  });

  it('before its end, if another has ended it', () => {
    const { head } = untilOwnTurn(game([0, 1], [], true));
    expect(head).toMatchObject({ isOver: false, version: 1 });
    expect(head).not.toHaveProperty('points');
  });

  it('and any other game as it is', () => {
    const { head, ...rest } = game([0, 1]);
    const { ownSeat: _, ...usual } = head;
    const other = { ...rest, head: usual };
    expect(untilOwnTurn(other)).toBe(other);
  });
});

it('one seat is played here if the game goes by message, else all that no bot has', () => {
  const chairs = [{ name: 'Ann' }, { name: 'Robin', bot: 'page' }, { name: 'Bob' }];
  expect(ownSeats(chairs, undefined)).toEqual([0, 2]);
  expect(ownSeats(chairs, 2)).toEqual([2]);
});

it('a game has one id in links and another on the device', () => {
  expect(linkIdOf(keptId('0123'))).toBe('0123');
  expect(keptId('0123')).not.toBe('0123');
});
