import type { Scope } from '@crownhold/protocol/routes';
import type { PushEndpoint } from '../../ports/push-store.ts';
import type { DeviceOffer } from '../../ports/session-store.ts';
import type { StoredToken } from '../../ports/token-store.ts';
import { bytesOf, readRow, readRows, type Script, type SqlRow, write } from './script.ts';

export function* addSession(session: string): Script<void> {
  yield* write('INSERT INTO sessions (session) VALUES (?1) ON CONFLICT DO NOTHING', session);
}

export function* hasSession(session: string): Script<boolean> {
  return (yield* readRow('SELECT 1 FROM sessions WHERE session = ?1', session)) !== undefined;
}

export function* addOffer({ session, hash, locked, lifeMs }: DeviceOffer): Script<void> {
  yield* write('DELETE FROM device_offers WHERE until_ms <= (SELECT served_ms FROM service)');
  yield* write(
    `INSERT INTO device_offers (session, hash, locked, until_ms)
     SELECT ?1, ?2, ?3, served_ms + CAST(?4 AS DOUBLE PRECISION) FROM service WHERE EXISTS (SELECT 1 FROM sessions WHERE session = ?1)
     ON CONFLICT (session) DO UPDATE SET hash = excluded.hash, locked = excluded.locked, until_ms = excluded.until_ms`,
    session,
    hash,
    locked,
    lifeMs,
  );
}

export function* takeOffer(hash: string): Script<string | undefined> {
  const sql = 'SELECT locked FROM device_offers WHERE hash = ?1 AND until_ms > (SELECT served_ms FROM service)';
  const offer = yield* readRow(sql, hash);
  // Of two that read it one deletes it.
  const taken = yield* write('DELETE FROM device_offers WHERE hash = ?1', hash);
  return offer && taken > 0 ? String(offer['locked']) : undefined;
}

/** In a database that is older than what was spent since. */
export function* dropOffers(): Script<void> {
  yield* write('DELETE FROM device_offers');
}

export function* addToken(hash: string, { id, session, name, scopes }: StoredToken): Script<void> {
  const sql = 'INSERT INTO tokens (token, id, session, name, scopes) VALUES (?1, ?2, ?3, ?4, ?5)';
  yield* write(sql, hash, id, session, name, scopes.join(' '));
}

export function* findToken(hash: string): Script<StoredToken | undefined> {
  const row = yield* readRow('SELECT id, session, name, scopes FROM tokens WHERE token = ?1', hash);
  return row && tokenOf(row);
}

export function* tokensOf(session: string): Script<readonly StoredToken[]> {
  const sql = 'SELECT id, session, name, scopes FROM tokens WHERE session = ?1 ORDER BY id';
  return (yield* readRows(sql, session)).map(tokenOf);
}

export function* removeToken(session: string, id: string): Script<boolean> {
  return (yield* write('DELETE FROM tokens WHERE session = ?1 AND id = ?2', session, id)) > 0;
}

export function* tablesOf(session: string): Script<readonly string[]> {
  const sql = 'SELECT DISTINCT table_id FROM places WHERE session = ?1 ORDER BY table_id';
  return (yield* readRows(sql, session)).map((row) => String(row['table_id']));
}

export function* addPush(session: string, { endpoint, p256dh, auth }: PushEndpoint, most: number): Script<boolean> {
  const sql = `INSERT INTO pushes (session, endpoint, p256dh, auth) SELECT ?1, ?2, ?3, ?4
    WHERE (SELECT count(*) FROM pushes WHERE session = ?1 AND endpoint <> ?2) < CAST(?5 AS INTEGER)
    ON CONFLICT (session, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`;
  return (yield* write(sql, session, endpoint, p256dh, auth, most)) > 0;
}

export function* pushesOf(session: string): Script<readonly PushEndpoint[]> {
  const sql = 'SELECT endpoint, p256dh, auth FROM pushes WHERE session = ?1 ORDER BY endpoint';
  // The columns are NOT NULL, and of these types.
  return (yield* readRows(sql, session)) as unknown as readonly PushEndpoint[];
}

export function* removePush(endpoint: string, session?: string): Script<void> {
  if (session === undefined) yield* write('DELETE FROM pushes WHERE endpoint = ?1', endpoint);
  else yield* write('DELETE FROM pushes WHERE endpoint = ?1 AND session = ?2', endpoint, session);
}

export function* serverKey(name: string): Script<Uint8Array | undefined> {
  return bytesOf((yield* readRow('SELECT key FROM server_keys WHERE name = ?1', name))?.['key']);
}

export function* addServerKey(name: string, key: Uint8Array): Script<void> {
  yield* write('INSERT INTO server_keys (name, key) VALUES (?1, ?2) ON CONFLICT DO NOTHING', name, key);
}

function tokenOf({ id, session, name, scopes }: SqlRow): StoredToken {
  // Written by `addToken` alone.
  return { id: String(id), session: String(session), name: String(name), scopes: String(scopes).split(' ') as Scope[] };
}
