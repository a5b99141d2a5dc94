import 'fake-indexeddb/auto';
import { type GameTypes, isFault, SPECTATOR, type TableView } from '@crownhold/core';
import { examine, isFairFault } from '@crownhold/fair';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';
import { createThrower } from '@crownhold/throw';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { useEnglish } from '../../../test/english.ts';
import { FakeDatabase } from '../../../test/fake-database.ts';
import { DEALER, hostIn, randomTurn } from '../../../test/hosted-tables.ts';
import { useWindowStub } from '../../../test/window-stub.ts';
import { loadingNotice } from '../../app/loading.ts';
import type { DeviceTable } from '../../games/device-table.ts';
import type { GameDatabase } from '../../games/game-database.ts';
import { createGameStore } from '../../games/game-store.ts';
import { createIndexedGames } from '../../games/indexed-games.ts';
import { joinGame } from '../../games/saved-game.ts';
import { games } from '../../games/store.ts';
import type { HostClient } from './host-client.ts';
import { openHostedTable } from './hosted-table.ts';

useEnglish();

useWindowStub();

const PEOPLE = [{ name: 'Ann' }, { name: 'Bo' }];
const physics = await createThrower();
const START = { options: { seats: 2 }, chairs: PEOPLE };
const startBots = () => expect.unreachable('nobody here is a bot') as never;

function openDatabase(): GameDatabase {
  const factory = new IDBFactory();
  return createIndexedGames(() => factory);
}

async function begin(client: HostClient, start = START): Promise<string> {
  const id = await client.call('colours', 'begin', start);
  if (typeof id !== 'string') throw new Error(id.code);
  return id;
}

async function sit(client: HostClient, id: string): Promise<DeviceTable<GameTypes>> {
  const table = await openHostedTable<GameTypes>(DEALER.game, id, { client, startBots });
  if (!table || isFault(table)) throw new Error('nobody can sit there');
  return table;
}

/** What a viewer sees when it begins to watch. */
function look({ source }: DeviceTable<GameTypes>, viewer: number): Promise<TableView<GameTypes>> {
  return new Promise((resolve) => {
    const end: { leave?: () => void } = {};
    end.leave = source.watch(viewer, (table) => {
      resolve(table);
      end.leave?.();
    });
  });
}

/** Plays a random turn of the first seat that is asked; returns it. */
async function play(table: DeviceTable<GameTypes>, seed: number): Promise<string> {
  const [{ seat, since }] = (await look(table, SPECTATOR)).asked as [{ seat: number; since: number }];
  const { view } = await look(table, seat);
  const turn = randomTurn(view, seat, seed);
  expect(await table.source.submit({ id: `${seat}-${since}`, seat, since, turn })).toMatchObject({ kind: 'accepted' });
  return turn;
}

/** Both take a die, then one colours. */
async function playHidden(table: DeviceTable<GameTypes>): Promise<string> {
  for (let seed = 1; seed < 9; seed++) {
    const turn = await play(table, seed);
    if (!turn.startsWith('take')) return turn;
  }
  throw new Error('nobody colours');
}

describe('a game in the worker', () => {
  it('is begun, kept and found again with a hidden turn that nobody else can read', async () => {
    const database = openDatabase();
    const { client } = hostIn(createGameStore(database));
    const id = await begin(client);
    const table = await sit(client, id);
    const turn = await playHidden(table);
    const parts = (await database.load(id))!;
    const words = JSON.stringify(parts);
    for (const step of turn.split('; ')) expect(words).not.toContain(step);
    const { record } = joinGame(parts)!;
    expect(record.steps.some((step) => step.includes('done'))).toBe(false);
    expect(await table.record()).toEqual({ ...record, players: PEOPLE });
    const before = await look(table, SPECTATOR);
    table.close();
    // After a reload there is another worker.
    const again = await sit(hostIn(createGameStore(database)).client, id);
    expect(await look(again, SPECTATOR)).toEqual(before);
    const open = async () => joinGame((await database.load(id))!)!.record.steps;
    // The other one takes and colours: all is revealed, and stands in the record in the order of play.
    for (let seed = 3; !(await open()).includes('reveal'); seed++) await play(again, seed);
    const steps = (await open()).map((step) => step.replace(/^\d> /, ''));
    expect(steps.slice(record.steps.length, record.steps.length + turn.split('; ').length)).toEqual(turn.split('; '));
    expect(await again.record()).toMatchObject({ steps: await open() });
  });

  it('is played to its end, and its record can be verified with every throw', async () => {
    const database = openDatabase();
    const { client } = hostIn(createGameStore(database));
    const id = await begin(client, { options: { seats: 1 }, chairs: [{ name: 'Ann' }] });
    const table = await sit(client, id);
    for (let turn = 1; (await look(table, 0)).status !== 'over' && turn < 300; turn++) await play(table, turn);
    const record = await table.record();
    expect(joinGame((await database.load(id))!)!.record).toEqual(record);
    const throwers = { [THROWER_ID]: landingBy(physics.throw) };
    const examined = examine(colours, record, { throwers });
    if (isFairFault(examined)) throw new Error(examined.code);
    expect(examined.conclude(true)).toMatchObject({ isSound: true, unchecked: [] });
  });

  it('gives the same throws again to another game, whose record and verdict say so', async () => {
    const database = openDatabase();
    const { client } = hostIn(createGameStore(database));
    const chairs = [{ name: 'Ann' }];
    const id = await begin(client, { options: { seats: 1 }, chairs });
    const first = await sit(client, id);
    const next = (await client.call('colours', 'begin-again', { id, chairs }))!;
    const second = await sit(client, next);
    expect(next).not.toBe(id);
    for (let turn = 1; turn < 60; turn++) {
      if ((await look(first, 0)).status !== 'over') await play(first, turn);
      if ((await look(second, 0)).status !== 'over') await play(second, turn + 1000);
    }
    const [one, other] = [await first.record(), await second.record()];
    const throws = (steps: readonly string[]) => steps.filter((step) => step.startsWith('land'));
    const length = Math.min(throws(one.steps).length, throws(other.steps).length);
    expect(length).toBeGreaterThan(8);
    expect(throws(other.steps).slice(0, length)).toEqual(throws(one.steps).slice(0, length));
    expect(other.steps).not.toEqual(one.steps);
    expect([one.isRepeat, other.isRepeat]).toEqual([undefined, true]);
    expect(joinGame((await database.load(next))!)!.record.isRepeat).toBe(true);
    const verdicts = [one, other].map((record) => {
      const examined = examine(colours, record, { throwers: { [THROWER_ID]: landingBy(physics.throw) } });
      if (isFairFault(examined)) throw new Error(examined.code);
      return examined.conclude(true).unproven.map(({ code }) => code);
    });
    expect(verdicts.map((codes) => codes.includes('repeated'))).toEqual([false, true]);
    expect(await client.call('colours', 'begin-again', { id: 'nowhere', chairs })).toBeUndefined();
  });

  it('brings a turn in the making back to its own seat, sealed on the device', async () => {
    const database = openDatabase();
    const { client, heard } = hostIn(createGameStore(database));
    const id = await begin(client);
    const table = await sit(client, id);
    const { asked } = await look(table, SPECTATOR);
    const [{ seat, since }] = asked as [{ seat: number; since: number }];
    const turn = 'take blue from green';
    table.keepDraft({ seat, since, turn });
    await vi.waitFor(async () => expect((await database.load(id))!.drafts).toHaveLength(1));
    expect(JSON.stringify(await database.load(id))).not.toContain(turn);
    const again = hostIn(createGameStore(database));
    const other = await sit(again.client, id);
    expect(JSON.stringify(again.heard)).not.toContain(turn);
    const kept = await new Promise((resolve) => other.source.watch(seat, (_, __, draft) => resolve(draft)));
    expect(kept).toEqual({ seat, since, turn });
    expect(JSON.stringify(heard)).not.toContain(turn);
  });

  it('tells the page nothing of secret, key, whole state or hidden turn', async () => {
    const database = openDatabase();
    const { client, heard } = hostIn(createGameStore(database));
    const id = await begin(client);
    const table = await sit(client, id);
    const turn = await playHidden(table);
    const key = (await database.keyOf(id))!;
    // Of the turn only its author's own watch was told.
    const others = JSON.stringify(
      heard.filter(
        (message) => message.kind !== 'source' || !('table' in message.reply) || message.reply.table.viewer < 0,
      ),
    );
    for (const step of turn.split('; ').filter((each) => each !== 'done')) expect(others).not.toContain(step);
    expect(JSON.stringify(heard)).not.toContain(key);
    expect(JSON.stringify(heard)).not.toContain('"secret"');
  });

  it('is among my games at once, also if the device keeps nothing', async () => {
    const database = new FakeDatabase();
    database.isBlocked = true;
    const { client } = hostIn(createGameStore(database));
    const id = await begin(client);
    await vi.waitFor(() => expect(games.value.map((game) => game.id)).toContain(id));
    const table = await sit(client, id);
    await playHidden(table);
    expect(table.fault.value).toBe('blocked');
  });

  it('is refused by its rules, goes on from a record, and is not found if it is not there', async () => {
    const { client } = hostIn(createGameStore(openDatabase()));
    expect(await client.call('colours', 'begin', { options: { seats: 9 }, chairs: [] })).toMatchObject({ rule: 'C18' });
    const record = await (await sit(client, await begin(client))).record();
    const opened = await client.call('colours', 'go-on', { record, chairs: undefined });
    expect(opened).toEqual(expect.any(String));
    const broken = { ...record, steps: [...record.steps, 'take nothing'] };
    expect(await client.call('colours', 'go-on', { record: broken, chairs: undefined })).toHaveProperty('refusal');
    expect(await openHostedTable(DEALER.game, 'nowhere', { client, startBots })).toBeUndefined();
  });
});

describe('dice on their way', () => {
  it('are shown to whoever waits for them, fail with a way to try again, and come at last', async () => {
    const tries: ((come: boolean) => void)[] = [];
    const slow = {
      ...DEALER,
      loadThrower: async (report: (part: number) => void) => {
        report(0.6);
        const hasCome = await new Promise<boolean>((resolve) => tries.push(resolve));
        if (!hasCome) throw new Error('no network');
        return DEALER.loadThrower(report);
      },
    };
    const { client } = hostIn(createGameStore(openDatabase()), async () => slow);
    client.note({ kind: 'prepare', game: 'colours' });
    await vi.waitFor(() => expect(tries).toHaveLength(1));
    expect(loadingNotice.value).toBeUndefined();
    const begun = begin(client);
    await vi.waitFor(() => expect(loadingNotice.value?.part).toBe(0.6));
    tries[0]!(false);
    await vi.waitFor(() => expect(loadingNotice.value?.part).toBe('failed'));
    loadingNotice.value!.retry();
    await vi.waitFor(() => expect(tries).toHaveLength(2));
    expect(loadingNotice.value?.part).toBe(0.6);
    tries[1]!(true);
    expect(await begun).toEqual(expect.any(String));
    expect(loadingNotice.value).toBeUndefined();
  });
});
