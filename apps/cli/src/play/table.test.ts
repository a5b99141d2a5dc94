import { isFault, SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { type Secrets, secrets } from '../../test/secrets.ts';
import { luckOf } from '../../test/session.ts';
import type { AnyBoard } from './board.ts';
import { kingdominoBoard } from './kingdomino/index.ts';
import { Table } from './table.ts';

// A table needs no more of a board than its game, and whether that comes in series.
const board: AnyBoard = { ...(kingdominoBoard as AnyBoard), game: secrets, isBetweenGames: () => false };
const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const begin = () => Table.begin(board, { seats: 2 }, PEOPLE, luckOf('secrets', 1));
const coins = (table: Table, viewer: number) => [...(table.view(viewer) as unknown as Secrets).coins];

describe('a table where several act at once', () => {
  it('asks one after the other, by seat, until all have acted', () => {
    const table = begin();
    expect(table.next).toEqual({ kind: 'seat', seat: 0 });
    expect(table.submit(0, 'lay 2')).toBeUndefined();
    expect(table.next).toEqual({ kind: 'seat', seat: 1 });
    expect(table.submit(1, 'lay 3')).toBeUndefined();
    expect(table.next).toEqual({ kind: 'over' });
  });

  it('takes the turn of any seat that may act, and writes who acted where that is not plain', () => {
    const table = begin();
    expect(table.submit(1, 'lay 3')).toBeUndefined();
    expect(table.submit(1, 'lay 3')).toMatchObject({ kind: 'stale' });
    expect(table.submit(0, 'lay 1')).toBeUndefined();
    expect(table.record('').steps).toEqual(['1> lay 3', 'lay 1']);
  });

  it('shows nobody what is hidden, but everybody the end', () => {
    const table = begin();
    table.submit(0, 'lay 2');
    expect([0, 1, SPECTATOR].map((viewer) => coins(table, viewer))).toEqual([
      [2, 0],
      [9, 0],
      [9, 0],
    ]);
    table.submit(1, 'lay 3');
    expect(coins(table, SPECTATOR)).toEqual([2, 3]);
  });

  it('goes on from a record in the middle of it', () => {
    const table = begin();
    table.submit(1, 'lay 3');
    const again = Table.resume(board, table.record(''), [table.secret], luckOf('secrets', 2), () => []);
    if (isFault(again)) throw new Error(again.refusal.code);
    expect(again.chairs).toEqual(PEOPLE);
    expect(again.next).toEqual({ kind: 'seat', seat: 0 });
    expect(again.record('')).toEqual(table.record(''));
  });
});
