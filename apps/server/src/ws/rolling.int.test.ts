import { createRng } from '@crownhold/core';
import type { ServerMessage } from '@crownhold/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { WireClient } from '../../test/wire-client.ts';
import { serveWire } from '../../test/wire-server.ts';
import { within } from '../../test/within.ts';
import { MemoryStore } from '../store/memory-store.ts';

/** Two nodes on one store, each with sockets of its own, and a game that was begun at the first. */
async function serveNodes() {
  const store = new MemoryStore();
  const common = { store, heads: store, dealing: SIMULATED_DEALING };
  const old = await StillServer.start(common);
  const table = await SeatedTable.open(old, { game: 'kingdomino', options: { seats: 2 } });
  const next = await StillServer.start({ ...common, seed: 5 });
  const wires = [await serveWire(old.service), await serveWire(next.service)] as const;
  onTestFinished(async () => {
    await wires[1].close();
    old.service.stop();
    next.service.stop();
  });
  return { table, old, next, wires };
}

async function play(table: SeatedTable, server: StillServer, seed: number): Promise<void> {
  const { view } = await table.news();
  const turn = await table.turn(view.asked[0]!.seat, createRng(seed));
  expect(await server.service.command(sessionOfSeat(turn.seat), turn)).toMatchObject({ kind: 'accepted' });
}

/** A client that hears a table at a node from a version on: the versions of its rows, and what it has. */
async function listen(origin: string, table: string, since: number) {
  const versions: number[] = [];
  let version = since;
  let gone = () => {};
  const closed = new Promise<void>((resolve) => {
    gone = resolve;
  });
  const hear = (message: ServerMessage) => {
    if (message.kind !== 'table') return;
    versions.push(...message.rows.map((row) => row.version));
    version = message.view.version;
  };
  const channel = await new WireClient(origin, `session=${sessionOfSeat(0)}`).socket(hear, gone);
  channel.send({ kind: 'subscribe', table, viewer: 0, since });
  return { versions, known: () => version, closed };
}

it('a node that is replaced sends its clients away, and they resume at another from the version that they have', async () => {
  const { table, old, next, wires } = await serveNodes();
  const before = await listen(wires[0].origin, table.id, 0);
  await play(table, old, 1);
  await expect.poll(before.known).toBe(2);
  await wires[0].close();
  await within('the end of the socket', before.closed);
  // Somebody else plays on meanwhile.
  await play(table, next, 2);
  const after = await listen(wires[1].origin, table.id, before.known());
  await expect.poll(after.known).toBe(3);
  expect([before.versions, after.versions]).toEqual([[1, 2], [3]]);
});
