import type { MyTable, TableMessage } from '@crownhold/protocol';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { enterTable, keepSeats } from './enter-table.ts';
import { createOnlineStore } from './online-store.ts';
import { ServerClient } from './server-client.ts';

const ID = 'e'.repeat(16);
const SECRET = 's'.repeat(22);
const MINE: MyTable = { table: ID, game: 'duel', status: 'playing', seats: [1], isMyTurn: true, chairs: [] };
const view = (status: string, ...kinds: string[]) =>
  ({ game: 'duel', status, chairs: [], people: { seats: kinds.map((kind) => ({ kind })) } }) as unknown as TableMessage;

interface Server {
  readonly mine?: readonly MyTable[];
  readonly view?: TableMessage;
  readonly refusal?: string;
  readonly isAway?: boolean;
}

function places({ mine = [], view: seen, refusal, isAway = false }: Server) {
  const asked: string[] = [];
  const factory = new IDBFactory();
  const client = new ServerClient('http://example.org/', async (address, { method = 'GET' }) => {
    if (isAway) throw new TypeError('no network');
    const path = new URL(address).pathname.replace('/api/', '');
    asked.push(`${method} ${path}`);
    if (path === 'tables') return Response.json({ tables: mine });
    if (path.endsWith('/enter') && refusal) return Response.json({ code: refusal }, { status: 403 });
    return Response.json(method === 'GET' ? { view: seen } : {});
  });
  return { asked, client, store: createOnlineStore(() => factory) };
}

describe('the address of a table', () => {
  it('leads to a seat of one’s own, also on a device that has kept nothing', async () => {
    const { store, ...rest } = places({ mine: [MINE] });
    expect(await enterTable(ID, undefined, { store, ...rest })).toEqual({ kind: 'seated', game: 'duel', own: [1] });
    expect(await store.load(ID)).toMatchObject({ game: 'duel', own: [1] });
  });

  it('leads there without a network too, if the device has kept it, with its links', async () => {
    const away = places({ isAway: true });
    expect(await enterTable(ID, undefined, away)).toEqual({ kind: 'fault', fault: 'unreachable' });
    const links = { invite: SECRET, watch: SECRET, code: 'ABCEHK' };
    await keepSeats(away, ID, 'duel', [0], links);
    expect(await enterTable(ID, undefined, away)).toEqual({ kind: 'seated', game: 'duel', own: [0], links });
  });

  it('with an invitation lets somebody sit down, and takes no seat before a tap', async () => {
    const found = places({ view: view('seating', 'person', 'free') });
    expect(await enterTable(ID, `invite=${SECRET}`, found)).toMatchObject({ kind: 'invited' });
    expect(found.asked).toEqual(['POST session', `POST tables/${ID}/enter`, 'GET tables', `GET tables/${ID}`]);
  });

  it.each([
    ['full', view('seating', 'person', 'person')],
    ['played already', view('playing', 'person', 'free')],
  ])('of a table that is %s lets nobody sit down', async (_, seen) => {
    expect(await enterTable(ID, `invite=${SECRET}`, places({ view: seen }))).toMatchObject({ kind: 'closed' });
  });

  it('with a link to watch shows the table', async () => {
    const found = places({ view: view('playing', 'person') });
    expect(await enterTable(ID, `watch=${SECRET}`, found)).toEqual({ kind: 'watching', game: 'duel' });
  });

  it('of a game that is over leads to its result', async () => {
    const found = places({ view: view('over', 'person', 'person') });
    expect(await enterTable(ID, `invite=${SECRET}`, found)).toEqual({ kind: 'watching', game: 'duel' });
  });

  it('with a link that moves a seat asks nothing before a tap', async () => {
    const found = places({});
    expect(await enterTable(ID, `move=${SECRET}`, found)).toEqual({ kind: 'moving', secret: SECRET });
    expect(found.asked).toEqual([]);
  });

  it('with a link that has ended says so', async () => {
    const found = places({ refusal: 'wrong-link' });
    expect(await enterTable(ID, `invite=${SECRET}`, found)).toEqual({ kind: 'fault', fault: 'wrong-link' });
  });
});
