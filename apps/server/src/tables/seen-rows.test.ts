import { createRng, SPECTATOR } from '@crownhold/core';
import type { TableNews } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable } from '../../test/seated-table.ts';
import { StillServer } from '../../test/still-server.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { SLICE_ROWS } from './seen-rows.ts';

const MIGHTY = { game: 'kingdomino', options: { seats: 2, variants: ['mighty-duel'], tiebreak: 'crowns' } };
const dealing = SIMULATED_DEALING;

/** A table with more rows than are seen at once, and a server on which something happens at every pause. */
async function openLongTable() {
  const store = new MemoryStore();
  const during = { task: async () => {}, pauses: 0 };
  const pause = async () => {
    during.pauses++;
    await during.task();
  };
  const server = await StillServer.start({ store, dealing, pause });
  const table = await SeatedTable.open(server, MIGHTY);
  const rng = createRng(1);
  const play = async () => {
    const { view } = await table.news();
    const answer = await table.submit(await table.turn(view.asked[0]!.seat, rng));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  };
  while (table.version <= SLICE_ROWS) await play();
  return { store, server, table, during, play };
}

const versionsOf = (news: readonly TableNews[]) => news.flatMap(({ rows }) => rows.map(({ version }) => version));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('many rows', () => {
  it('are seen slice by slice, and a turn that is made meanwhile is told once', async () => {
    const { server, table, during, play } = await openLongTable();
    during.task = async () => {
      during.task = async () => {};
      await play();
    };
    during.pauses = 0;
    const { frames, say } = await server.connect('nobody');
    await say({ kind: 'subscribe', table: table.id, viewer: SPECTATOR, since: 0 });
    await play();
    const news = frames.map((frame) => JSON.parse(frame) as TableNews).filter(({ kind }) => kind === 'table');
    expect(during.pauses).toBe(1);
    expect(table.version).toBe(SLICE_ROWS + 3);
    expect(versionsOf(news)).toEqual(upTo(SLICE_ROWS + 3));
    expect(news[0]!.view.version).toBe(SLICE_ROWS + 2);
  });

  it('are the same as if they had been seen at once', async () => {
    const { table } = await openLongTable();
    const [whole, late] = [await table.news(SPECTATOR, 0), await table.news(SPECTATOR, SLICE_ROWS - 1)];
    expect(whole.rows.slice(SLICE_ROWS - 1)).toEqual(late.rows);
  });

  it('are read slice by slice', async () => {
    const { store, table } = await openLongTable();
    let pauses = 0;
    const pause = async () => {
      pauses++;
    };
    const server = await StillServer.start({ store, dealing, pause });
    const news = await server.service.news('nobody', table.id, SPECTATOR, undefined);
    expect(news).toMatchObject({ view: { version: table.version } });
    expect(pauses).toBeGreaterThan(0);
  });
});
