import { describe, expect, it } from 'vitest';
import type { ServerStore } from '../src/ports/server-store.ts';

/** What every store of a server does for sessions and their tokens. `reopen` opens the same again, if it lasts. */
export function describeAccounts(
  name: string,
  create: () => Promise<ServerStore>,
  reopen: (store: ServerStore) => Promise<ServerStore>,
): void {
  describe(`the store of sessions: ${name}`, () => {
    const token = { id: 'a'.repeat(16), session: 's', name: 'Бот', scopes: ['tables:read', 'games:read'] } as const;

    it('finds a token by its hash and by its session, until it is removed', async () => {
      const store = await create();
      await store.addSession('s');
      await store.addSession('other');
      await store.addToken('hash', token);
      await store.addToken('hash-2', { ...token, id: 'b'.repeat(16), scopes: ['tables:play'] });
      const again = await reopen(store);
      expect(await again.findToken('hash')).toEqual(token);
      expect((await again.tokensOf('s')).map(({ id }) => id[0])).toEqual(['a', 'b']);
      expect(await again.tokensOf('other')).toEqual([]);
      expect(await again.removeToken('other', token.id)).toBe(false);
      expect(await again.removeToken('s', token.id)).toBe(true);
      expect(await again.removeToken('s', token.id)).toBe(false);
      expect(await again.findToken('hash')).toBeUndefined();
      expect(await again.findToken('hash-2')).toBeDefined();
    });

    it('gives an offer to one of those who ask at once, and to nobody after it', async () => {
      const store = await create();
      await store.addSession('s');
      await store.addOffer({ session: 's', hash: 'h', locked: 'token', lifeMs: 1000 });
      const taken = await Promise.all(Array.from({ length: 5 }, () => store.takeOffer('h')));
      expect(taken.filter((locked) => locked !== undefined)).toEqual(['token']);
      expect(await store.takeOffer('h')).toBeUndefined();
    });

    it('keeps one offer a session, until its time is over or the session ends', async () => {
      const store = await create();
      for (const session of ['s', 'other', 'gone']) await store.addSession(session);
      const offer = (session: string, hash: string) => store.addOffer({ session, hash, locked: hash, lifeMs: 1000 });
      await offer('s', 'first');
      await offer('s', 'second');
      await offer('other', 'late');
      await offer('gone', 'nobody');
      await store.forget('gone');
      const again = await reopen(store);
      const takeAll = async (...hashes: readonly string[]) => {
        const taken: (string | undefined)[] = [];
        for (const hash of hashes) taken.push(await again.takeOffer(hash));
        return taken;
      };
      expect(await takeAll('first', 'second', 'nobody')).toEqual([undefined, 'second', undefined]);
      await again.beat(999, []);
      await again.addOffer({ session: 's', hash: 'third', locked: 'third', lifeMs: 1000 });
      await again.beat(1000, []);
      expect(await takeAll('late', 'third')).toEqual([undefined, 'third']);
    });

    it('keeps endpoints by session, not more than allowed, until they are gone', async () => {
      const store = await create();
      for (const session of ['s', 'other']) await store.addSession(session);
      const push = (number: number) => ({ endpoint: `https://x.test/${number}`, p256dh: 'p', auth: 'a' });
      for (const number of [0, 1]) expect(await store.addPush('s', push(number), 2)).toBe(true);
      expect(await store.addPush('s', push(2), 2)).toBe(false);
      expect(await store.addPush('s', { ...push(1), auth: 'b' }, 2)).toBe(true);
      expect(await store.addPush('other', push(0), 2)).toBe(true);
      const again = await reopen(store);
      expect(await again.pushesOf('s')).toEqual([push(0), { ...push(1), auth: 'b' }]);
      await again.removePush(push(0).endpoint, 's');
      expect([await again.pushesOf('s'), await again.pushesOf('other')]).toEqual([
        [{ ...push(1), auth: 'b' }],
        [push(0)],
      ]);
      await again.removePush(push(0).endpoint);
      expect(await again.pushesOf('other')).toEqual([]);
    });

    it('keeps the first key of a name', async () => {
      const store = await create();
      expect(await store.serverKey('vapid')).toBeUndefined();
      await store.addServerKey('vapid', Uint8Array.of(1, 2));
      await store.addServerKey('vapid', Uint8Array.of(3));
      expect(await (await reopen(store)).serverKey('vapid')).toEqual(Uint8Array.of(1, 2));
    });

    it('knows where a session has a seat, once a table', async () => {
      const store = await create();
      const places = [
        { seat: 0, session: 's' },
        { seat: 1, session: 's' },
        { seat: 2, session: 'other' },
      ];
      for (const table of ['b', 'a'])
        await store.append({ table, entry: 0, command: 'c', text: '{}', atMs: 0, dueMs: undefined, places });
      expect(await store.tablesOf('s')).toEqual(['a', 'b']);
      expect(await store.tablesOf('nobody')).toEqual([]);
    });
  });
}
