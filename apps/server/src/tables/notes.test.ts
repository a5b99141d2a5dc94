import { describe, expect, it } from 'vitest';
import { SIMULATED_DEALING } from '../../simulation/simulated-node.ts';
import { SeatedTable, sessionOfSeat } from '../../test/seated-table.ts';
import { type StillClient, StillServer } from '../../test/still-server.ts';
import { MemoryStore } from '../store/memory-store.ts';

const KINGDOMINO = { game: 'kingdomino', options: { seats: 3, variants: [], tiebreak: 'crowns' } };
const POLL_MS = 1000;
const STEP_MS = 200;
const ABSENCE_MS = 5 * 60_000;

/** Two nodes on one store without hints, and a game of three that was begun at the first. */
async function openNodes() {
  const store = new MemoryStore();
  const common = { store, heads: store, dealing: SIMULATED_DEALING };
  const here = await StillServer.start({ ...common, notes: store.notesOf('here') });
  const there = await StillServer.start({ ...common, seed: 5, notes: store.notesOf('there') });
  const table = await SeatedTable.open(here, KINGDOMINO);
  // In small steps: a node takes over the time of one that is ahead.
  const pass = async (ms: number) => {
    for (let passedMs = 0; passedMs < ms; passedMs += STEP_MS) {
      await here.pass(STEP_MS);
      await there.pass(STEP_MS);
    }
  };
  return { store, here, there, table, pass };
}

async function watch(server: StillServer, table: string, seat: number): Promise<StillClient> {
  const client = await server.connect(sessionOfSeat(seat));
  await client.say({ kind: 'subscribe', table, viewer: seat });
  return client;
}

function told({ frames }: StillClient, kind: string) {
  return frames.map((frame) => JSON.parse(frame)).filter((message) => message.kind === kind);
}

const presenceOf = (client: StillClient) => told(client, 'table').at(-1).view.presence;

describe('presence at several nodes', () => {
  it('is known to the others after a poll, when somebody comes and when they go', async () => {
    const { here, there, table, pass } = await openNodes();
    const one = await watch(here, table.id, 0);
    const other = await watch(there, table.id, 1);
    await pass(2 * POLL_MS);
    expect([presenceOf(one), presenceOf(other)]).toEqual([
      ['here', 'here', 'away'],
      ['here', 'here', 'away'],
    ]);
    await other.conversation.end();
    await pass(2 * POLL_MS);
    expect(presenceOf(one)).toEqual(['here', 'away', 'away']);
  });

  it('ends with a node that is dead, and is said again by one that was thought to be', async () => {
    const { store, here, there, table, pass } = await openNodes();
    const one = await watch(here, table.id, 0);
    await watch(there, table.id, 1);
    await pass(2 * POLL_MS);
    store.endNode('there');
    await here.pass(POLL_MS);
    expect(presenceOf(one)).toEqual(['here', 'away', 'away']);
    // It was only paused.
    await pass(3000);
    expect(presenceOf(one)).toEqual(['here', 'here', 'away']);
  });

  it('is said again when it could not be told', async () => {
    const store = new MemoryStore();
    const notes = store.notesOf('there');
    let isCut = false;
    const cut = {
      ...notes,
      put: (...args: Parameters<typeof notes.put>) => (isCut ? Promise.reject() : notes.put(...args)),
    };
    const common = { store, heads: store, dealing: SIMULATED_DEALING };
    const here = await StillServer.start({ ...common, notes: store.notesOf('here') });
    const there = await StillServer.start({ ...common, seed: 5, notes: cut });
    const table = await SeatedTable.open(here, KINGDOMINO);
    const one = await watch(here, table.id, 0);
    isCut = true;
    await watch(there, table.id, 1);
    await there.pass(POLL_MS);
    isCut = false;
    await there.pass(3000);
    await here.pass(POLL_MS);
    expect(presenceOf(one)).toEqual(['here', 'here', 'away']);
  });

  it('keeps others from voting a bot in for a person who is at another node', async () => {
    const { here, there, table, pass } = await openNodes();
    await watch(here, table.id, 0);
    await watch(here, table.id, 2);
    await pass(2 * ABSENCE_MS);
    const vote = (seat: number) => here.service.people.voteForBot(sessionOfSeat(seat), table.id, 1);
    // No poll and no hint tells this node that somebody has just come to the other.
    const back = await watch(there, table.id, 1);
    expect(await vote(0)).toBe('not-away');
    await back.conversation.end();
    await pass(ABSENCE_MS / 2);
    expect(await vote(0)).toBe('not-away');
    await pass(ABSENCE_MS / 2 + POLL_MS);
    expect(await vote(0)).toBeUndefined();
    expect(await vote(2)).toBeUndefined();
    await pass(2 * POLL_MS);
    expect((await table.news()).view.presence).toEqual(['here', 'bot', 'here']);
  });

  it('lets votes at different nodes meet', async () => {
    const { here, there, table, pass } = await openNodes();
    await watch(here, table.id, 0);
    const voter = await watch(there, table.id, 2);
    await pass(2 * ABSENCE_MS);
    expect(await here.service.people.voteForBot(sessionOfSeat(0), table.id, 1)).toBeUndefined();
    await pass(2 * POLL_MS);
    expect(told(voter, 'table').at(-1).view.people.botVotes).toEqual([{ seat: 1, agreed: [0] }]);
    expect(await there.service.people.voteForBot(sessionOfSeat(2), table.id, 1)).toBeUndefined();
    await pass(2 * POLL_MS);
    expect(presenceOf(voter)).toEqual(['here', 'bot', 'here']);
  });
});

describe('what people say at several nodes', () => {
  it('is a sign that everybody sees once, also at the other node', async () => {
    const { here, there, table, pass } = await openNodes();
    const one = await watch(here, table.id, 0);
    const other = await watch(there, table.id, 1);
    await pass(2 * POLL_MS);
    expect(await here.service.people.react(sessionOfSeat(0), table.id, 0, 'clap')).toBeUndefined();
    await pass(3 * POLL_MS);
    const sign = { kind: 'reaction', table: table.id, seat: 0, reaction: 'clap' };
    expect([told(one, 'reaction'), told(other, 'reaction')]).toEqual([[sign], [sign]]);
    // The same again is another sign.
    await pass(3 * POLL_MS);
    await here.service.people.react(sessionOfSeat(0), table.id, 0, 'clap');
    await pass(2 * POLL_MS);
    expect(told(other, 'reaction')).toEqual([sign, sign]);
  });

  it('is a claim that the host lets in at another node, and that is forgotten with its session', async () => {
    const { store, here, there, table, pass } = await openNodes();
    const { people } = there.service;
    const created = await here.service.people.makeLink(sessionOfSeat(0), table.id, 'watch');
    if (typeof created === 'string') throw new Error(created);
    await people.enter('device', table.id, { watch: created.secret });
    await people.enter('another', table.id, { watch: created.secret });
    const claim = await people.claim('device', table.id, 1, 'Olga');
    await people.claim('another', table.id, 1, 'Ivan');
    if (typeof claim === 'string') throw new Error(claim);
    await people.forget('another');
    expect((await store.notesOf('any').read(table.id)).map(({ key }) => key)).toEqual(['claim:device']);
    await pass(2 * POLL_MS);
    expect(await here.service.people.letIn(sessionOfSeat(0), table.id, claim.claim)).toBeUndefined();
    expect((await store.places(table.id)).find(({ seat }) => seat === 1)?.session).toBe('device');
    expect(await store.notesOf('any').read(table.id)).toEqual([]);
  });
});
