import { below, createRng, isFault, parseRecord } from '@crownhold/core';
import { openApi } from '@crownhold/protocol/openapi';
import { SCOPES } from '@crownhold/protocol/routes';
import createClient from 'openapi-fetch';
import openapiTypes, { astToString } from 'openapi-typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import type { paths } from '../../test/generated/api.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { serveWire } from '../../test/wire-server.ts';
import { MemoryServerStore } from '../store/memory-server-store.ts';

/** The types and the requests are made by programs that know nothing but the document. */
type Client = ReturnType<typeof createClient<paths>>;

async function serve(game: string) {
  const store = new MemoryServerStore();
  const server = await StillServer.start({ store, dealing: SIMULATED_DEALING });
  const table = await SeatedTable.open(server, { game, options: { seats: 2 } });
  const { origin, wire, close } = await serveWire(server.service, { tokenStore: store });
  onTestFinished(close);
  onTestFinished(() => server.service.stop());
  // Whoever has the token `X` acts for session X.
  wire.tokens.find = async (header) => {
    return { id: 'a'.repeat(16), session: header.replace('Bearer ', ''), name: 'bot', scopes: SCOPES };
  };
  const clientOf = (seat: number): Client =>
    createClient<paths>({
      baseUrl: `${origin}/api`,
      headers: { authorization: `Bearer ${sessionOfSeat(seat)}` },
    });
  return { id: table.id, clients: [clientOf(0), clientOf(1)] };
}

/** Asks for the table, and plays a random turn if it is asked for one; whether the game is over. */
async function playOnce(client: Client, table: string, seat: number, random: (most: number) => number) {
  const path = { table };
  const { data } = await client.GET('/tables/{table}', { params: { path, query: { viewer: seat } } });
  const asked = data!.view.asked.find((each) => each.seat === seat);
  if (!asked) return data!.view.status === 'over';
  const turn: string[] = [];
  for (let steps = data!.view.legal ?? []; steps.length > 0; ) {
    turn.push(steps[random(steps.length)]!);
    const body = { kind: 'steps', request: 'request-1', table, seat, prefix: turn.join('; ') } as const;
    steps = (await client.POST('/tables/{table}/steps', { params: { path }, body })).data!.steps;
  }
  const { since } = asked;
  const commandId = `turn-${seat}-${since}`.padEnd(12, '-');
  const body = { kind: 'submit', table, commandId, seat, since, turn: turn.join('; ') } as const;
  const { data: answer } = await client.POST('/tables/{table}/commands', { params: { path }, body });
  expect(answer).toMatchObject({ kind: 'accepted' });
  return false;
}

describe('a client that other programs made of the document', () => {
  it('has the types of the document as it is; rewrite them with -u', async () => {
    const document = openApi({ cookie: 'crownhold-8080', origin: '' });
    // It changes what it is given.
    const types = astToString(await openapiTypes(JSON.stringify(document)));
    await expect(types).toMatchFileSnapshot('../../test/generated/api.ts');
  });

  it.each(['kingdomino', 'duel', 'colours'])('plays a game of %s by asking again, and exports it', async (game) => {
    const { id, clients } = await serve(game);
    const rng = createRng(1);
    const before = await clients[0]!.GET('/games', { parseAs: 'text' });
    expect([before.response.status, before.data ?? '']).toEqual([200, '']);
    for (let isOver = false; !isOver; )
      for (const [seat, client] of clients.entries())
        isOver = await playOnce(client, id, seat, (most) => below(rng, most));
    const { data } = await clients[1]!.GET('/games', { parseAs: 'text' });
    const [line, ...others] = String(data).trim().split('\n');
    expect(others).toEqual([]);
    const exported = JSON.parse(line!) as { readonly table: string; readonly record: object };
    expect(exported.table).toBe(id);
    const record = parseRecord(JSON.stringify(exported.record));
    expect(isFault(record)).toBe(false);
    const { data: asked } = await clients[0]!.GET('/tables/{table}/record', { params: { path: { table: id } } });
    expect(exported.record).toEqual(asked);
  });
});
