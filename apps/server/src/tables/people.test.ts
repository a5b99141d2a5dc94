import { CODE_LETTERS, parseCode, type SetupBody } from '@crownhold/protocol';
import { describe, expect, it } from 'vitest';
import { PeopleTable, sessionOf } from '../../test/people-table.ts';

const ANNA = sessionOf('anna');
const OLGA = sessionOf('olga');
const IVAN = sessionOf('ivan');
const HOUR_MS = 3_600_000;

describe('links', () => {
  it('do what their kind does and nothing else; a table id authorises nothing', async () => {
    const table = await PeopleTable.open();
    const { people, id, created } = table;
    expect(await table.news('ivan')).toBe('unknown-table');
    expect(await people.sit(IVAN, id, {})).toBe('unknown-table');
    expect(await people.sit(IVAN, id, { invite: created.watch })).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { invite: created.watch })).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { watch: created.invite })).toBe('wrong-link');
    expect(await people.move(IVAN, id, created.invite)).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { watch: created.watch })).toBeUndefined();
    expect((await table.look('ivan')).chairs.map(({ name }) => name)).toEqual(['Anna', '']);
    expect(await table.news('ivan', 0)).toBe('not-your-seat');
    expect(await people.sit(IVAN, id, {})).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { invite: created.invite })).toBeUndefined();
    expect(await people.sit(IVAN, id, {})).toEqual({ seat: 1 });
  });

  it('are hashed at rest, and so are codes; no session is in the log', async () => {
    const table = await PeopleTable.open();
    await table.seat('Olga');
    const { invite, watch, code } = table.created;
    const log = JSON.stringify(await table.store.entries(table.id, 0));
    const rest = JSON.stringify([await table.store.links(table.id), await table.store.places(table.id)]);
    for (const secret of [invite, watch, code]) expect(log + rest).not.toContain(secret);
    for (const who of [ANNA, OLGA, 'Anna', 'Olga']) expect(log).not.toContain(who);
  });

  it('a code has six letters that Latin and Cyrillic share, and ends with the start', async () => {
    const table = await PeopleTable.open();
    const { people, created } = table;
    expect([...created.code].every((letter) => CODE_LETTERS.includes(letter))).toBe(true);
    expect(created.code).toHaveLength(6);
    expect(parseCode('кем-тах')).toBe('KEMTAX');
    const typed = `${created.code.slice(0, 3).toLowerCase()} – ${created.code.slice(3)}`;
    expect(await people.enterByCode(OLGA, typed)).toEqual({ table: table.id });
    expect(await people.sit(OLGA, table.id, { name: 'Olga' })).toEqual({ seat: 1 });
    expect(await people.enterByCode(IVAN, created.code)).toBe('wrong-link');
    expect(await people.enterByCode(IVAN, 'AAAAAB')).toBe('wrong-link');
    expect(await people.enterByCode(IVAN, 'what?')).toBe('wrong-link');
  });

  it('a new one ends the one before; only the host makes them', async () => {
    const table = await PeopleTable.open({ free: 2 });
    const { people, id, created } = table;
    await table.seat('Olga');
    expect(await people.makeLink(OLGA, id, 'invite')).toBe('not-host');
    expect(await people.makeLink(IVAN, id, 'invite')).toBe('unknown-table');
    const made = await people.makeLink(ANNA, id, 'invite');
    if (typeof made === 'string') throw new Error(made);
    expect(await people.enter(IVAN, id, { invite: created.invite })).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { invite: made.secret })).toBeUndefined();
    const code = await people.makeLink(ANNA, id, 'code');
    if (typeof code === 'string') throw new Error(code);
    expect(await people.enterByCode(OLGA, created.code)).toBe('wrong-link');
    expect(await people.enterByCode(OLGA, code.secret)).toEqual({ table: id });
  });
});

describe('sitting down', () => {
  it('gives the same seat again, another only if it is named, and starts a full table', async () => {
    const table = await PeopleTable.open({ free: 2 });
    const { people, id } = table;
    expect(await table.seat('Olga')).toBe(1);
    expect(await table.seat('Olga')).toBe(1);
    expect(await people.sit(IVAN, id, { invite: table.created.invite, seat: 1 })).toBe('seat-refused');
    expect((await table.look('olga')).status).toBe('seating');
    expect(await people.sit(OLGA, id, { seat: 2, name: 'Olga' })).toEqual({ seat: 2 });
    expect((await table.look('olga')).chairs.map(({ name }) => name)).toEqual(['Anna', 'Olga', 'Olga 2']);
    expect((await table.look('olga')).status).toBe('sealing');
    expect(await people.sit(IVAN, id, { invite: table.created.invite })).toBe('has-started');
  });

  it('takes names in any script and no tricks', async () => {
    const table = await PeopleTable.open({ free: 2, start: 'host' });
    const { people, id } = table;
    expect(await people.sit(OLGA, id, { invite: table.created.invite, name: 'a\u202eb' })).toBe('bad-name');
    await table.seat('Olga');
    expect(await people.rename(OLGA, id, 1, 'Їжачок 👩‍👩‍👧')).toBeUndefined();
    expect(await people.rename(OLGA, id, 1, 'x'.repeat(25))).toBe('bad-name');
    expect(await people.rename(OLGA, id, 0, 'Host')).toBe('not-your-seat');
    expect((await table.look('olga')).chairs[1]!.name).toBe('Їжачок 👩‍👩‍👧');
    expect(await people.rename(OLGA, id, 1, 'Anna')).toBeUndefined();
    expect((await table.look('olga')).chairs[1]!.name).toBe('Anna 2');
  });

  it('the host sends away, and the next is host when the host leaves', async () => {
    const table = await PeopleTable.open({ free: 2, start: 'host' });
    const { people, id } = table;
    await table.seat('Olga');
    await table.seat('Ivan');
    expect(await people.leave(OLGA, id, 2)).toBe('not-host');
    const ivan = await table.connect('ivan', 2);
    ivan.frames.length = 0;
    expect(await people.leave(ANNA, id, 2)).toBeUndefined();
    expect(JSON.parse(ivan.frames.at(-1)!)).toEqual({ kind: 'error', code: 'not-your-seat', table: id, viewer: 2 });
    expect(await table.news('ivan')).toBe('unknown-table');
    // By no link: the host has seen who it is.
    const { invite, watch, code } = table.created;
    expect(await people.sit(IVAN, id, { invite })).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { invite })).toBe('wrong-link');
    expect(await people.enter(IVAN, id, { watch })).toBe('wrong-link');
    expect(await people.enterByCode(IVAN, code)).toBe('wrong-link');
    expect(await table.news('ivan')).toBe('unknown-table');
    expect((await table.shown()).host).toBe(0);
    expect(await people.leave(ANNA, id, 0)).toBeUndefined();
    const { people: shown } = await table.look('olga');
    expect([shown!.host, shown!.seats.map(({ kind }) => kind)]).toEqual([1, ['free', 'person', 'free']]);
    expect(await people.start(OLGA, id, 'quick')).toBeUndefined();
    expect(await people.leave(OLGA, id, 1)).toBe('has-started');
  });

  it('waits for the host if it was made so; bots take what is free', async () => {
    const table = await PeopleTable.open({ free: 2, start: 'host' });
    const { people, id } = table;
    await table.seat('Olga');
    expect(await people.start(OLGA, id, 'quick')).toBe('not-host');
    expect(await people.start(ANNA, id, undefined)).toBe('not-full');
    expect(await people.start(ANNA, id, 'deep-blue')).toBe('bad-options');
    expect(await people.start(ANNA, id, 'quick')).toBeUndefined();
    expect(await people.start(ANNA, id, 'quick')).toBeUndefined();
    const { status, chairs } = await table.look('olga');
    expect([status, chairs[2]]).toEqual(['sealing', { name: 'quick', bot: 'quick' }]);
    await table.begin();
  });

  it('can be changed by the host before the start; people keep their seats', async () => {
    const table = await PeopleTable.open({ start: 'host' });
    const { people, id } = table;
    await table.seat('Olga');
    const taken = { kind: 'taken' } as const;
    const body = (seats: number, terms: SetupBody['seats']): SetupBody => {
      return { options: { seats }, clock: { kind: 'turn', turnMs: 60_000 }, seats: terms };
    };
    expect(await people.setUp(OLGA, id, body(2, [taken, taken]))).toBe('not-host');
    expect(await people.setUp(ANNA, id, body(2, [taken, { kind: 'free' }]))).toBe('bad-options');
    expect(await people.setUp(ANNA, id, body(3, [taken, taken]))).toBe('bad-options');
    expect(await people.setUp(ANNA, id, body(3, [taken, taken, { kind: 'bot', bot: 'quick' }]))).toBeUndefined();
    const { people: shown, options } = await table.look('olga');
    expect(shown).toMatchObject({ clock: { kind: 'turn', turnMs: 60_000 }, seats: [{}, {}, { kind: 'bot' }] });
    expect(options).toMatchObject({ seats: 3 });
    await people.start(ANNA, id, undefined);
    await table.begin();
    expect(await people.setUp(ANNA, id, body(2, [taken, taken]))).toBe('has-started');
  });
});

describe('a table that does not start', () => {
  it('is unknown after three days without a change, after an hour if it is empty', async () => {
    const table = await PeopleTable.open();
    const long = await table.after(72 * HOUR_MS - 5000);
    expect(await long.news('anna')).toHaveProperty('view');
    const late = await long.after(10_000);
    expect(await late.news('anna')).toBe('unknown-table');
    expect(await late.people.enterByCode(OLGA, table.created.code)).toBe('wrong-link');
    expect(await late.people.sit(OLGA, table.id, { invite: table.created.invite })).toBe('wrong-link');
    expect(JSON.stringify(await table.store.places(table.id))).not.toContain('Anna');
    const empty = await PeopleTable.open({ start: 'host' });
    await empty.people.enter(IVAN, empty.id, { watch: empty.created.watch });
    await empty.people.leave(ANNA, empty.id, 0);
    const { server } = empty;
    const ivan = await empty.connect('ivan', -1);
    await server.pass(HOUR_MS + 5000);
    expect(JSON.parse(ivan.frames.at(-1)!)).toMatchObject({ kind: 'error', code: 'unknown-table' });
    expect(await empty.news('ivan')).toBe('unknown-table');
  });

  it('counts: a session may have twenty', async () => {
    const { people, created } = await PeopleTable.open();
    const body = {
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' as const }, { kind: 'free' as const }],
      clock: { kind: 'none' as const },
    };
    for (let more = 0; more < 19; more++) expect(await people.create(ANNA, body)).toHaveProperty('table');
    expect(await people.create(ANNA, body)).toBe('too-many');
    expect(await people.create(OLGA, body)).toHaveProperty('table');
    await people.sit(OLGA, created.table, { invite: created.invite });
    expect(await people.create(ANNA, body)).toHaveProperty('table');
  });
});
