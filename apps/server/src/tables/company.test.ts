import { createRng, isFault, joinTurn, readRecord, type Seat, SPECTATOR, splitTurn } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { describe, expect, it } from 'vitest';
import { randomTurn } from '../../simulation/simulated-node.ts';
import { PeopleTable, sessionOf } from '../../test/people-table.ts';

const ANNA = sessionOf('anna');
const OLGA = sessionOf('olga');
const IVAN = sessionOf('ivan');
const NAMES = ['anna', 'olga', 'ivan'];
const AWAY_MS = 300_000;

async function playing(free = 1, change: Parameters<typeof PeopleTable.open>[0] = {}): Promise<PeopleTable> {
  const table = await PeopleTable.open({ free, ...change });
  await table.seat('Olga');
  if (free > 1) await table.seat('Ivan');
  await table.begin();
  return table;
}

/** Plays turns of people who are asked, until there are none or enough. */
async function play(table: PeopleTable, most = 1000, whose = NAMES): Promise<void> {
  const rng = createRng(7);
  for (let turn = 0; turn < most; turn++) {
    const { asked, status } = await table.look('anna');
    const asking = asked.find(({ seat }) => whose[seat] !== undefined);
    if (status !== 'playing' || !asking) return;
    const { seat, since } = asking;
    const { view, game: id } = await table.look(whose[seat]!, seat);
    const game = findGame(id)!;
    const words = joinTurn(randomTurn(game, game.parseState(view!)!, seat, rng));
    expect(splitTurn(words).length).toBeGreaterThan(0);
    const commandId = `command-${turn}-${since}`;
    const message = { kind: 'submit' as const, table: table.id, commandId, seat, since, turn: words };
    const answer = await table.server.service.command(sessionOf(whose[seat]!), message);
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
  }
}

describe('presence', () => {
  it('says who is here, away or learning', async () => {
    const table = await PeopleTable.open({ start: 'host' });
    await table.seat('Olga');
    const olga = await table.connect('olga', 1);
    expect((await table.look('anna')).presence).toEqual(['away', 'here']);
    expect(await table.people.setLearning(OLGA, table.id, true)).toBeUndefined();
    expect((await table.look('anna')).presence).toEqual(['away', 'learning']);
    await table.people.setLearning(OLGA, table.id, false);
    await olga.conversation.end();
    expect((await table.look('anna')).presence).toEqual(['away', 'away']);
    expect(await table.people.setLearning(IVAN, table.id, true)).toBe('unknown-table');
  });

  it('reactions come to everybody once, one in three seconds, and are not kept', async () => {
    const table = await playing();
    const both = [await table.connect('anna', 0), await table.connect('olga', 1)];
    await both[0]!.say({ kind: 'subscribe', table: table.id, viewer: SPECTATOR });
    const entries = (await table.store.entries(table.id, 0)).length;
    for (const { frames } of both) frames.length = 0;
    expect(await table.people.react(OLGA, table.id, 1, 'clap')).toBeUndefined();
    expect(await table.people.react(OLGA, table.id, 1, 'wow')).toBe('too-many');
    expect(await table.people.react(OLGA, table.id, 0, 'wow')).toBe('not-your-seat');
    const frame = JSON.stringify({ kind: 'reaction', table: table.id, seat: 1, reaction: 'clap' });
    for (const { frames } of both) expect(frames).toEqual([frame]);
    await table.server.pass(3000);
    expect(await table.people.react(OLGA, table.id, 1, 'wow')).toBeUndefined();
    expect(await table.store.entries(table.id, 0)).toHaveLength(entries);
  });
});

describe('resigning', () => {
  it('ends a game of two; the record says so and verifies', async () => {
    const table = await playing();
    await play(table, 5);
    expect(await table.people.resign(OLGA, table.id, 0)).toBe('not-your-seat');
    expect(await table.people.resign(OLGA, table.id, 1)).toBeUndefined();
    expect(await table.people.resign(OLGA, table.id, 1)).toBeUndefined();
    const { status, asked, legal, people } = await table.look('anna');
    expect([status, asked, legal]).toEqual(['over', [], undefined]);
    expect(people!.seats).toEqual([{ kind: 'person' }, { kind: 'person', hasResigned: true }]);
    const record = await table.server.service.record(ANNA, table.id);
    if (typeof record === 'string') throw new Error(record);
    expect(record.result).toEqual({ resigned: [1] });
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (isFault(read)) throw new Error(JSON.stringify(read));
    expect(verify(findGame('kingdomino')!, read, {})).toMatchObject({ isSound: true });
    const again = await table.after(1000);
    expect((await again.look('anna')).status).toBe('over');
  });

  it('lets a bot play on among three, for good, and the seat cannot be taken back', async () => {
    const table = await playing(2);
    expect(await table.people.resign(OLGA, table.id, 1)).toBeUndefined();
    const { status, presence, people } = await table.look('anna');
    expect([status, presence![1], people!.seats[1]]).toEqual(['playing', 'bot', { kind: 'person', hasResigned: true }]);
    const back = { kind: 'return' as const, table: table.id, commandId: 'back-12345', seat: 1 };
    expect(await table.server.service.command(OLGA, back)).toEqual({ kind: 'refused', code: 'not-playing' });
    expect(await table.people.resign(IVAN, table.id, 2)).toBeUndefined();
    expect(await table.people.resign(ANNA, table.id, 0)).toBeUndefined();
    expect((await table.look('anna')).status).toBe('over');
  });
});

describe('a bot for somebody who is gone', () => {
  it('comes by consent of all who are there, after five minutes, and goes when its person is back', async () => {
    const table = await playing(2);
    await table.connect('anna', 0);
    const olga = await table.connect('olga', 1);
    await table.connect('ivan', 2);
    expect(await table.people.voteForBot(ANNA, table.id, 1)).toBe('not-away');
    await olga.conversation.end();
    await table.server.pass(AWAY_MS - 1000);
    expect(await table.people.voteForBot(ANNA, table.id, 1)).toBe('not-away');
    await table.server.pass(1000);
    expect(await table.people.voteForBot(ANNA, table.id, 1)).toBeUndefined();
    expect((await table.shown()).botVotes).toEqual([{ seat: 1, agreed: [0] }]);
    expect((await table.look('anna')).presence![1]).toBe('away');
    expect(await table.people.voteForBot(IVAN, table.id, 1)).toBeUndefined();
    expect((await table.look('anna')).presence![1]).toBe('bot');
    expect((await table.shown()).botVotes).toEqual([]);
    const back = { kind: 'return' as const, table: table.id, commandId: 'back-12345', seat: 1 };
    expect(await table.server.service.command(OLGA, back)).toMatchObject({ kind: 'accepted' });
    expect((await table.look('anna')).presence![1]).toBe('away');
  });

  it('is not for tables with a clock, nor by oneself, nor against somebody who came back', async () => {
    const clock = { kind: 'turn', turnMs: 3_600_000 } as const;
    const timed = await playing(1, { clock });
    await timed.server.pass(AWAY_MS);
    expect(await timed.people.voteForBot(ANNA, timed.id, 1)).toBe('bad-clock');
    const table = await playing(2);
    await table.connect('ivan', 2);
    await table.server.pass(AWAY_MS);
    expect(await table.people.voteForBot(OLGA, table.id, 1)).toBe('not-your-seat');
    expect(await table.people.voteForBot(ANNA, table.id, 1)).toBeUndefined();
    await table.connect('olga', 1);
    expect((await table.shown()).botVotes).toEqual([]);
    expect(await table.people.voteForBot(IVAN, table.id, 1)).toBe('not-away');
  });
});

describe('another game', () => {
  it('begins when all agree, with turned seats and the tally, also after a crash in the middle', async () => {
    const table = await playing();
    expect(await table.people.wantRematch(ANNA, table.id)).toBe('not-over');
    await table.people.resign(OLGA, table.id, 1);
    expect(await table.people.wantRematch(IVAN, table.id)).toBe('unknown-table');
    expect(await table.people.wantRematch(ANNA, table.id)).toBeUndefined();
    expect((await table.shown()).rematch).toEqual({ agreed: [0] });
    expect(await table.people.wantRematch(OLGA, table.id)).toBeUndefined();
    const { rematch } = await table.shown();
    const next = rematch!.table!;
    const news = await table.server.service.news(OLGA, next, 0, 0);
    if (typeof news === 'string') throw new Error(news);
    expect(news.view.chairs.map(({ name }) => name)).toEqual(['Olga', 'Anna']);
    expect([news.view.status, news.view.people!.tally]).toEqual(['sealing', [0, 1]]);
    expect(await table.server.service.news(IVAN, next, SPECTATOR, 0)).toBe('unknown-table');
    expect(JSON.stringify(await table.store.entries(next, 0))).not.toMatch(/Anna|Olga|anna/);
  });

  it('is not told of before it is there', async () => {
    const table = await playing();
    await table.people.resign(OLGA, table.id, 1);
    await table.people.wantRematch(ANNA, table.id);
    const append = table.store.append.bind(table.store);
    const told: unknown[] = [];
    table.store.append = async (entry) => {
      if (entry.entry === 0) told.push((await table.shown()).rematch?.table);
      return append(entry);
    };
    await table.people.wantRematch(OLGA, table.id);
    expect(told).toEqual([undefined]);
    expect((await table.shown()).rematch?.table).toBeDefined();
  });

  it('is made again from the log if the server stopped between the two tables', async () => {
    const table = await playing();
    await table.people.resign(OLGA, table.id, 1);
    const append = table.store.append.bind(table.store);
    table.store.append = (entry) => (entry.entry === 0 ? Promise.reject(new Error('crash')) : append(entry));
    await table.people.wantRematch(ANNA, table.id);
    expect(await table.people.wantRematch(OLGA, table.id)).toBe('unavailable');
    table.store.append = append;
    const again = await table.after(1000);
    const { rematch } = await again.shown();
    await again.server.pass(0);
    expect(await again.server.service.news(OLGA, rematch!.table!, 0, 0)).toHaveProperty('view');
  });

  it('counts the winners of whole games', async () => {
    const table = await playing();
    await play(table);
    const { status } = await table.look('anna');
    expect(status).toBe('over');
    await table.people.wantRematch(ANNA, table.id);
    await table.people.wantRematch(OLGA, table.id);
    const next = (await table.shown()).rematch!.table!;
    const news = await table.server.service.news(ANNA, next, 1, 0);
    if (typeof news === 'string') throw new Error(news);
    expect(news.view.people!.tally!.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(0);
  });
});

describe('my tables', () => {
  it('come with those first at which it is my turn', async () => {
    const table = await playing();
    const { people, id, server } = table;
    const body = {
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' as const, name: 'Anna' }, { kind: 'free' as const }],
      clock: { kind: 'none' as const },
    };
    const other = await people.create(ANNA, body);
    if (typeof other === 'string') throw new Error(other);
    const { asked } = await table.look('anna');
    const [mine, theirs] = asked[0]!.seat === 0 ? [ANNA, OLGA] : [OLGA, ANNA];
    const listed = await people.myTables(mine);
    if (typeof listed === 'string') throw new Error(listed);
    expect(listed[0]).toMatchObject({ table: id, status: 'playing', isMyTurn: true });
    expect(listed[0]!.chairs.map(({ name }) => name)).toEqual(['Anna', 'Olga']);
    const rest = await people.myTables(theirs);
    if (typeof rest === 'string') throw new Error(rest);
    expect(rest.find(({ table: each }) => each === id)).toMatchObject({ isMyTurn: false });
    expect(await people.myTables(IVAN)).toEqual([]);
    expect(server.service.liveTables).toBeGreaterThan(0);
  });
});

describe('another device', () => {
  it('takes a seat along by a link that works once', async () => {
    const table = await playing();
    const { people, id } = table;
    expect(await people.makeMoveLink(ANNA, id, 1)).toBe('not-your-seat');
    const made = await people.makeMoveLink(OLGA, id, 1);
    if (typeof made === 'string') throw new Error(made);
    const old = await table.connect('olga', 1);
    expect(await people.move(IVAN, id, 'x'.repeat(22))).toBe('wrong-link');
    expect(await people.move(IVAN, id, made.secret)).toEqual({ seat: 1 });
    expect(await people.move(ANNA, id, made.secret)).toBe('wrong-link');
    expect(JSON.parse(old.frames.findLast((frame) => frame.includes('error'))!)).toMatchObject({ viewer: 1 });
    expect(await table.news('olga', 1)).toBe('not-your-seat');
    expect((await table.look('ivan', 1)).chairs[1]!.name).toBe('Olga');
    expect((await table.shown()).moved).toEqual([{ seat: 1 }]);
    expect(JSON.stringify(await table.store.places(id))).not.toContain(made.secret);
  });

  it('a link that moves a seat ends after an hour', async () => {
    const table = await PeopleTable.open();
    await table.seat('Olga');
    const made = await table.people.makeMoveLink(sessionOf('olga'), table.id, 1);
    if (typeof made === 'string') throw new Error(made);
    const soon = await table.after(59 * 60_000);
    expect(await soon.people.move(sessionOf('ivan'), table.id, made.secret)).toEqual({ seat: 1 });
    const again = await soon.people.makeMoveLink(sessionOf('ivan'), table.id, 1);
    if (typeof again === 'string') throw new Error(again);
    const late = await soon.after(61 * 60_000);
    expect(await late.people.move(sessionOf('olga'), table.id, again.secret)).toBe('wrong-link');
  });

  it('is let in again by the host, visibly to all', async () => {
    const table = await playing(2);
    const { people, id, created } = table;
    await table.connect('anna', 0);
    const phone = sessionOf('phone');
    expect(await people.claim(phone, id, 1, 'Olga')).toBe('unknown-table');
    await people.enter(phone, id, { watch: created.watch });
    const claimed = await people.claim(phone, id, 1, 'Olga');
    if (typeof claimed === 'string') throw new Error(claimed);
    expect((await table.shown()).claims).toEqual([{ claim: claimed.claim, seat: 1, name: 'Olga' }]);
    expect(await people.letIn(IVAN, id, claimed.claim)).toBe('not-host');
    expect(await people.letIn(phone, id, claimed.claim)).toBe('not-your-seat');
    expect(await people.letIn(ANNA, id, 'nobody')).toBe('wrong-link');
    expect(await people.letIn(ANNA, id, claimed.claim)).toBeUndefined();
    const { claims, moved } = await table.shown();
    expect([claims, moved]).toEqual([[], [{ seat: 1, by: 0 }]]);
    expect(await table.news('phone', 1)).toHaveProperty('view');
    expect(await table.news('olga', 1)).toBe('unknown-table');
  });

  it('is let in by anybody else if the host is gone, or is the one who lost its device', async () => {
    const table = await playing(2);
    const { people, id, created } = table;
    const phone = sessionOf('phone');
    await people.enter(phone, id, { watch: created.watch });
    const claimOf = async (seat: Seat) => {
      const claimed = await people.claim(phone, id, seat, undefined);
      if (typeof claimed === 'string') throw new Error(claimed);
      return claimed.claim;
    };
    expect(await people.letIn(IVAN, id, await claimOf(1))).toBeUndefined();
    await table.connect('anna', 0);
    expect(await people.letIn(IVAN, id, await claimOf(0))).toBeUndefined();
    expect((await table.look('ivan')).people!.moved).toEqual([
      { seat: 1, by: 2 },
      { seat: 0, by: 2 },
    ]);
  });
});

describe('forget me', () => {
  it('takes names and sessions away, frees seats before the start, and leaves the record verifiable', async () => {
    const table = await playing();
    const waiting = await PeopleTable.open({ start: 'host' });
    await waiting.seat('Olga');
    expect(await waiting.people.forget(OLGA)).toBeUndefined();
    expect((await waiting.look('anna')).people!.seats[1]).toEqual({ kind: 'free' });
    await table.connect('olga', 1);
    expect(await table.people.forget(OLGA)).toBeUndefined();
    expect(await table.news('olga', 1)).toBe('unknown-table');
    expect((await table.look('anna')).chairs[1]!.name).toBe('');
    expect(JSON.stringify(await table.store.places(table.id))).not.toMatch(/Olga|olga/);
    await table.people.resign(ANNA, table.id, 0);
    const record = await table.server.service.record(ANNA, table.id);
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (isFault(read)) throw new Error(JSON.stringify(read));
    expect(verify(findGame('kingdomino')!, read, {})).toMatchObject({ isSound: true });
    expect(JSON.stringify(record)).not.toContain('Olga');
  });
});
