import { describe, expect, it } from 'vitest';
import { PeopleTable, sessionOf } from '../../test/people-table.ts';

const ANNA = sessionOf('anna');
const OLGA = sessionOf('olga');
const IVAN = sessionOf('ivan');

describe('the public list', () => {
  it('has tables that say so, and whoever finds one there may sit down', async () => {
    const table = await PeopleTable.open({ isListed: true, free: 2 });
    const { people, id } = table;
    const options = { seats: 3, variants: [], tiebreak: 'crowns' };
    expect(await people.publicTables()).toEqual([
      { table: id, game: 'kingdomino', options, clock: { kind: 'none' }, host: 'Anna', free: 2 },
    ]);
    expect((await table.shown()).isListed).toBe(true);
    expect(await people.sit(OLGA, id, {})).toBe('unknown-table');
    expect(await people.enterListed(OLGA, id)).toBeUndefined();
    expect(await people.sit(OLGA, id, { name: 'Olga' })).toEqual({ seat: 1 });
    expect(await people.publicTables()).toMatchObject([{ host: 'Anna', free: 1 }]);
    await people.leave(ANNA, id, 0);
    expect(await people.publicTables()).toMatchObject([{ host: 'Olga', free: 2 }]);
  });

  it('has no others: a table that is not listed is as unknown as one that is not there', async () => {
    const table = await PeopleTable.open();
    expect(await table.people.publicTables()).toEqual([]);
    expect((await table.shown()).isListed).toBeUndefined();
    expect(await table.people.enterListed(OLGA, table.id)).toBe('unknown-table');
    expect(await table.people.enterListed(OLGA, 'f'.repeat(32))).toBe('unknown-table');
  });

  it('ends with the start; who was there stays, and a rematch is not listed', async () => {
    const table = await PeopleTable.open({ isListed: true });
    const { people, id } = table;
    await people.enterListed(OLGA, id);
    await people.sit(OLGA, id, { name: 'Olga' });
    await table.begin();
    expect(await people.publicTables()).toEqual([]);
    expect(await people.enterListed(IVAN, id)).toBe('unknown-table');
    expect((await table.shown()).isListed).toBeUndefined();
    await people.resign(OLGA, id, 1);
    await people.wantRematch(ANNA, id);
    await people.wantRematch(OLGA, id);
    const next = (await table.shown()).rematch!.table!;
    expect(await people.enterListed(IVAN, next)).toBe('unknown-table');
  });

  it('is what the host says before the start', async () => {
    const table = await PeopleTable.open({ start: 'host' });
    const { people, id } = table;
    const seats = [{ kind: 'taken' as const }, { kind: 'free' as const }];
    const setup = { options: { seats: 2 }, clock: { kind: 'none' as const }, seats };
    await people.setUp(ANNA, id, { ...setup, isListed: true });
    expect(await people.publicTables()).toHaveLength(1);
    await people.setUp(ANNA, id, { ...setup, clock: { kind: 'turn', turnMs: 60_000 } });
    expect(await people.publicTables()).toMatchObject([{ clock: { kind: 'turn', turnMs: 60_000 } }]);
    await people.setUp(ANNA, id, { ...setup, isListed: false });
    expect(await people.publicTables()).toEqual([]);
    expect(await people.enterListed(OLGA, id)).toBe('unknown-table');
  });

  it('forgets a host who wants to be forgotten', async () => {
    const table = await PeopleTable.open({ isListed: true });
    await table.people.forget(ANNA);
    expect(JSON.stringify(await table.people.publicTables())).not.toContain('Anna');
  });
});
