import { describe, expect, it } from 'vitest';
import type { NewEntry, Store } from '../src/ports/store.ts';

function entryOf(table: string, entry: number, command: string, change: Partial<NewEntry> = {}): NewEntry {
  return { table, entry, command, text: `{"n":${entry}}`, atMs: 10 * entry, dueMs: undefined, ...change };
}

/** What every store does, in memory or on a disk. `create` makes an empty one; `reopen` opens the same again, if it lasts. */
export function describeStore(
  name: string,
  create: () => Promise<Store>,
  reopen?: (store: Store) => Promise<Store>,
): void {
  describe(`the store contract: ${name}`, () => {
    it('reads entries in order, from any number on, as they were written', async () => {
      const store = await create();
      for (const entry of [0, 1, 2]) expect(await store.append(entryOf('a', entry, `c${entry}`))).toBe('stored');
      await store.append(entryOf('b', 0, 'c0', { text: '{"name":"ї ☃ \\u0000"}' }));
      expect((await store.entries('a', 1)).map(({ entry, command, text }) => [entry, command, text])).toEqual([
        [1, 'c1', '{"n":1}'],
        [2, 'c2', '{"n":2}'],
      ]);
      expect((await store.entries('b', 0))[0]?.text).toBe('{"name":"ї ☃ \\u0000"}');
      expect(await store.entries('a', 3)).toEqual([]);
      expect(await store.entries('nowhere', 0)).toEqual([]);
    });

    it('stores one of several entries with the same number, and nothing of the others', async () => {
      const store = await create();
      await store.append(entryOf('a', 0, 'create', { places: [{ seat: 0, session: 's0' }], dueMs: 5 }));
      const rivals = ['x', 'y', 'z'].map((command, seat) => {
        const places = [{ seat: 1, session: `s-${command}` }];
        return store.append(entryOf('a', 1, command, { places, secret: Uint8Array.of(seat), dueMs: 100 + seat }));
      });
      const results = await Promise.all(rivals);
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      const winner = results.indexOf('stored');
      const stored = await store.entries('a', 0);
      expect(stored.map(({ command }) => command)).toEqual(['create', 'xyz'[winner]]);
      expect((await store.places('a')).find(({ seat }) => seat === 1)?.session).toBe(`s-${'xyz'[winner]}`);
      expect(await store.secret('a')).toEqual(Uint8Array.of(winner));
      expect(await store.due(1000, 10)).toEqual([{ table: 'a', dueMs: 100 + winner }]);
    });

    it('stores a command once, whatever number it comes with', async () => {
      const store = await create();
      await store.append(entryOf('a', 0, 'create'));
      await store.append(entryOf('a', 1, 'turn'));
      expect(await store.append(entryOf('a', 2, 'turn'))).toBe('command-taken');
      expect(await store.entries('a', 0)).toHaveLength(2);
      expect(await store.append(entryOf('b', 0, 'turn'))).toBe('stored');
    });

    it('changes a place only as long as it is the same session’s', async () => {
      const store = await create();
      await store.append(entryOf('a', 0, 'create', { places: [{ seat: 0, session: 's0', name: 'Оля' }, { seat: 1 }] }));
      await store.putPlaces('a', [
        { seat: 0, session: 'another', name: 'Іра' },
        { seat: 1, session: 'another' },
        { seat: 2, session: 'another' },
      ]);
      expect(await store.places('a')).toEqual([{ seat: 0, session: 's0', name: 'Оля' }, { seat: 1 }]);
      await store.putPlaces('a', [{ seat: 0, session: 's0', name: 'Іра', ticket: 't', ticketUntilMs: 7 }]);
      expect((await store.places('a'))[0]).toEqual({
        seat: 0,
        session: 's0',
        name: 'Іра',
        ticket: 't',
        ticketUntilMs: 7,
      });
    });

    it('keeps places and secrets apart from the log, and replaces places by seat', async () => {
      const store = await create();
      await store.append(
        entryOf('a', 0, 'create', {
          places: [
            { seat: 0, session: 's0', name: 'Оля' },
            { seat: 1, ticket: 't' },
          ],
        }),
      );
      await store.append(entryOf('a', 1, 'sit:1', { places: [{ seat: 1, session: 's1' }] }));
      const places = [...(await store.places('a'))].sort((one, other) => one.seat - other.seat);
      expect(places).toEqual([
        { seat: 0, session: 's0', name: 'Оля' },
        { seat: 1, session: 's1' },
      ]);
      expect(await store.secret('a')).toBeUndefined();
      expect(JSON.stringify(await store.entries('a', 0))).not.toContain('Оля');
    });

    it('lists what is due, the earliest first, in pages, and only by the last entry', async () => {
      const store = await create();
      for (const [table, dueMs] of [
        ['c', 30],
        ['a', 10],
        ['b', 10],
        ['d', 99],
      ] as const)
        await store.append(entryOf(table, 0, 'create', { dueMs }));
      await store.append(entryOf('b', 1, 'turn', { dueMs: 20 }));
      await store.append(entryOf('a', 1, 'turn', { dueMs: undefined }));
      const first = await store.due(50, 1);
      expect(first).toEqual([{ table: 'b', dueMs: 20 }]);
      expect(await store.due(50, 5, first[0])).toEqual([{ table: 'c', dueMs: 30 }]);
      expect(await store.due(19, 5)).toEqual([]);
    });

    it('remembers until when somebody served, and which entries were durable late', async () => {
      const store = await create();
      expect(await store.servedMs()).toBe(0);
      await store.append(entryOf('a', 0, 'create', { atMs: 7000 }));
      expect(await store.servedMs()).toBe(0);
      await store.beat(5000, [{ table: 'a', entry: 0, atMs: 7600 }]);
      await store.beat(4000, []);
      expect(await store.servedMs()).toBe(5000);
      expect(await store.durableTimes('a')).toEqual([{ table: 'a', entry: 0, atMs: 7600 }]);
      expect(await store.durableTimes('b')).toEqual([]);
    });

    it('keeps links by their kinds, and finds a table by its code', async () => {
      const store = await create();
      const links = [
        { kind: 'invite', hash: 'i' },
        { kind: 'code', hash: 'c' },
      ] as const;
      await store.append(entryOf('a', 0, 'create', { links }));
      expect(await store.tableOfCode('c')).toBe('a');
      expect(await store.tableOfCode('i')).toBeUndefined();
      await store.append(entryOf('a', 1, 'start', { links: [{ kind: 'code' }] }));
      expect(await store.tableOfCode('c')).toBeUndefined();
      await store.putLinks('a', [{ kind: 'invite', hash: 'j' }]);
      expect(await store.links('a')).toEqual([{ kind: 'invite', hash: 'j' }]);
    });

    it('keeps who has entered; a right to sit is not lost by one to watch', async () => {
      const store = await create();
      await store.append(entryOf('a', 0, 'create'));
      for (const right of ['watch', 'invite', 'watch'] as const) await store.addGuest('a', { session: 's', right });
      await store.addGuest('a', { session: 't', right: 'watch' });
      const guests = [...(await store.guests('a'))].sort((one, other) => (one.session < other.session ? -1 : 1));
      expect(guests).toEqual([
        { session: 's', right: 'invite' },
        { session: 't', right: 'watch' },
      ]);
      expect(await store.guests('b')).toEqual([]);
    });

    it('lists the seats of a session, the latest table first, and counts tables that wait', async () => {
      const store = await create();
      const summary = { game: 'duel', status: 'seating', asked: [], bots: ['', ''] };
      const places = [{ seat: 1, session: 's', name: 'Оля' }];
      for (const [at, table] of ['a', 'b', 'c'].entries())
        await store.append(entryOf(table, 0, 'create', { atMs: at, places, creator: 's', summary }));
      const playing = { ...summary, status: 'playing', asked: [1] };
      await store.append(entryOf('c', 1, 'start', { atMs: 7, summary: playing }));
      const seats = await store.seatsOf('s', 2);
      expect(seats).toEqual([
        { table: 'c', seat: 1, summary: playing },
        { table: 'b', seat: 1, summary },
      ]);
      expect([await store.countUnstarted('s'), await store.countUnstarted('t')]).toEqual([2, 0]);
    });

    it('lists tables that everybody may come to, the latest first, as long as they say so', async () => {
      const store = await create();
      const listed = { options: { seats: 2 }, clock: { kind: 'none' as const }, free: 1, host: 0 };
      const summary = { game: 'duel', status: 'seating', asked: [], bots: ['', ''] };
      for (const [at, table] of ['a', 'b', 'c'].entries())
        await store.append(entryOf(table, 0, 'create', { atMs: at, summary: { ...summary, listed } }));
      await store.append(entryOf('d', 0, 'create', { atMs: 9, summary }));
      expect(await store.listings(2)).toEqual([
        { table: 'c', game: 'duel', listed },
        { table: 'b', game: 'duel', listed },
      ]);
      await store.append(entryOf('c', 1, 'start', { atMs: 10, summary: { ...summary, status: 'playing' } }));
      expect((await store.listings(9)).map(({ table }) => table)).toEqual(['b', 'a']);
    });

    it('forgets a session, and leaves the log and everybody else alone', async () => {
      const store = await create();
      const session = 'ab'.repeat(32);
      const places = [
        { seat: 0, session, name: 'Оля' },
        { seat: 1, session: 's1', name: 'Anna' },
      ];
      await store.append(entryOf('a', 0, 'create', { places, creator: session }));
      await store.addGuest('a', { session, right: 'watch' });
      await store.forget(session);
      const left = [...(await store.places('a'))].sort((one, other) => one.seat - other.seat);
      expect(left).toEqual([{ seat: 0 }, { seat: 1, session: 's1', name: 'Anna' }]);
      expect([await store.guests('a'), await store.seatsOf(session, 9)]).toEqual([[], []]);
      expect(await store.entries('a', 0)).toHaveLength(1);
    });

    if (!reopen) return;
    it('has everything again after it was opened again', async () => {
      const store = await create();
      await store.append(
        entryOf('a', 0, 'create', { secret: Uint8Array.of(1, 2), places: [{ seat: 0, session: 's' }], dueMs: 3 }),
      );
      await store.beat(9, []);
      const again = await reopen(store);
      expect(await again.entries('a', 0)).toHaveLength(1);
      expect(await again.secret('a')).toEqual(Uint8Array.of(1, 2));
      expect(await again.places('a')).toEqual([{ seat: 0, session: 's' }]);
      expect(await again.due(10, 1)).toEqual([{ table: 'a', dueMs: 3 }]);
      expect(await again.servedMs()).toBe(9);
    });
  });
}
