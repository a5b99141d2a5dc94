import type { MyTable } from '@crownhold/protocol';
import { expect, it } from 'vitest';
import type { GameSummary } from '../games/saved-game.ts';
import { listTables } from './listed-tables.ts';

const TABLE = {
  table: 'one',
  game: 'duel',
  status: 'playing',
  isMyTurn: false,
  chairs: [{ name: 'Anna' }, { name: 'Olga' }],
  seats: [1],
} as unknown as MyTable;
const MESSAGE = {
  id: 'message-two',
  game: 'kingdomino',
  chairs: [{ name: 'Anna' }, { name: 'Bo' }],
  isOver: false,
  ownSeat: 0,
} as unknown as GameSummary;

it('lists games at the server and by message, those first at which it is my turn', () => {
  const own = { ...MESSAGE, id: 'alone', ownSeat: undefined } as unknown as GameSummary;
  expect(listTables([TABLE], [MESSAGE, own], new Set(['message-two']))).toEqual([
    { id: 'message-two', game: 'kingdomino', isMyTurn: true, isByMessage: true, others: ['Bo'] },
    { id: 'one', game: 'duel', isMyTurn: false, isByMessage: false, others: ['Anna'] },
  ]);
});

it('names nobody at a table to which nobody has come', () => {
  const empty = { ...TABLE, status: 'seating', chairs: [{ name: '' }, { name: 'Olga' }] } as unknown as MyTable;
  expect(listTables([empty], [], new Set())).toMatchObject([{ id: 'one', others: [] }]);
});

it('lists nothing that is over, and no more than there is room for', () => {
  const over = [
    { ...TABLE, status: 'over' },
    { ...TABLE, status: 'stopped' },
  ] as readonly MyTable[];
  expect(listTables(over, [{ ...MESSAGE, isOver: true }], new Set())).toEqual([]);
  expect(
    listTables(
      Array.from({ length: 9 }, () => TABLE),
      [],
      new Set(),
    ).length,
  ).toBe(3);
});
