import { jsonSchemas } from '@crownhold/protocol/json-schema';
import { ROUTES, type Route, type RouteName } from '@crownhold/protocol/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuthorisationWorld, NOWHERE, STRANGERS, type Stranger } from '../../test/authorisation-world.ts';

/** What each stranger hears; `own` for what concerns nobody but itself. */
type Row = Readonly<Record<Stranger, string>>;

/** Somebody who has entered is told why; to all others the table is unknown. */
function row(inside: string, change: Partial<Row> = {}): Row {
  return {
    'no session': 'no-session',
    'other guest': 'unknown-table',
    spectator: inside,
    'other seat': inside,
    'former seat': inside,
    'revoked session': 'no-session',
    'link of another kind': 'unknown-table',
    'token without scope': 'no-scope',
    ...change,
  };
}

const SEAT = row('not-your-seat');
const HOST = row('not-host');
const SECRET = row('wrong-link', { 'other guest': 'wrong-link', 'link of another kind': 'wrong-link' });
const OWN = row('own', { 'other guest': 'own', 'link of another kind': 'own' });

/** A route without a row does not compile, and fails the test below. */
const ROUTE_ROWS: Readonly<Record<RouteName, Row>> = {
  session: { ...OWN, 'no session': 'own', 'revoked session': 'own' },
  server: { ...OWN, 'no session': 'own', 'revoked session': 'own', 'token without scope': 'own' },
  create: OWN,
  myTables: OWN,
  forget: OWN,
  publicTables: OWN,
  // Neither of the tables is listed.
  enterListed: row('unknown-table'),
  offerDevice: OWN,
  // Nobody needs a session for it, and nobody gets one by a guess.
  addDevice: {
    ...row('wrong-link', { 'other guest': 'wrong-link', 'link of another kind': 'wrong-link' }),
    'no session': 'wrong-link',
    'revoked session': 'wrong-link',
    'token without scope': 'wrong-link',
  },
  table: SEAT,
  stream: SEAT,
  record: row('not-playing'),
  command: SEAT,
  steps: SEAT,
  enterByCode: SECRET,
  enter: SECRET,
  // Of a seat that is taken. Somebody who sits there may take free seats for people who share the device.
  sit: row('wrong-link', { 'other seat': 'seat-refused', 'link of another kind': 'wrong-link' }),
  leave: HOST,
  rename: SEAT,
  setUp: HOST,
  start: HOST,
  makeLink: HOST,
  setLearning: row('not-your-seat', { 'other seat': 'own' }),
  react: SEAT,
  resign: SEAT,
  voteForBot: row('not-your-seat', { 'other seat': 'not-away' }),
  wantRematch: row('not-your-seat', { 'other seat': 'not-over' }),
  makeMoveLink: SEAT,
  move: SECRET,
  // Whoever has entered may say who it is; somebody at the table decides.
  claim: row('own'),
  letIn: row('not-your-seat', { 'other seat': 'not-host' }),
  makeToken: OWN,
  listTokens: OWN,
  revokeToken: row('unknown-token', { 'other guest': 'unknown-token', 'link of another kind': 'unknown-token' }),
  pushKey: OWN,
  subscribePush: OWN,
  unsubscribePush: OWN,
  games: OWN,
};

const MESSAGE_ROWS: Readonly<Record<string, Row>> = {
  hello: OWN,
  subscribe: SEAT,
  unsubscribe: OWN,
  submit: SEAT,
  commit: SEAT,
  reveal: SEAT,
  enrol: SEAT,
  return: SEAT,
  steps: SEAT,
  record: row('not-playing'),
};

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const CELLS = ROUTE_NAMES.flatMap((name) => STRANGERS.map((stranger) => [name, stranger] as const));
/** Sockets are for sessions; others are refused at the handshake. */
const SOCKET_STRANGERS = STRANGERS.filter((stranger) => {
  return !['no session', 'revoked session', 'token without scope'].includes(stranger);
});

let world: AuthorisationWorld;

beforeAll(async () => {
  world = await AuthorisationWorld.create();
});

describe('what strangers may do', () => {
  it('has a row for every route and every message', () => {
    expect(Object.keys(ROUTE_ROWS).sort()).toEqual(ROUTE_NAMES.toSorted());
    const { oneOf = [] } = jsonSchemas()['ClientMessage']!;
    const kinds = oneOf.map((schema) => Object(Object(schema).properties.kind).const as string);
    expect(Object.keys(MESSAGE_ROWS).sort()).toEqual(kinds.sort());
  });

  it.each(CELLS)('%s by %s has no effect and tells nothing', async (name, stranger) => {
    const expected = ROUTE_ROWS[name][stranger];
    const before = await world.state();
    const reply = await world.ask(name, stranger);
    if (expected === 'own') {
      expect(reply.status).toBeLessThan(300);
      // Whoever sits there knows who else does.
      if (stranger !== 'other seat') expect(reply.body).not.toMatch(/Olga|Anna/);
    } else {
      expect(reply.code).toBe(expected);
      expect(reply.isBare).toBe(true);
    }
    expect(await world.state()).toEqual(before);
    const route: Route = ROUTES[name];
    if (expected !== 'unknown-table' && expected !== 'wrong-link') return;
    if (!route.path.includes('{table}') || stranger === 'spectator' || stranger.endsWith('seat')) return;
    // The table might as well not exist.
    expect(await world.ask(name, stranger, NOWHERE)).toEqual(reply);
  });

  const cells = Object.keys(MESSAGE_ROWS).flatMap((kind) => SOCKET_STRANGERS.map((who) => [kind, who] as const));

  it.each(cells)('the message %s by %s has no effect and tells nothing', async (kind, stranger) => {
    const before = await world.state();
    const said = await world.say(kind, stranger);
    const expected = MESSAGE_ROWS[kind]![stranger];
    expect(said.code).toBe(expected === 'own' ? undefined : expected);
    expect(said.frames.join()).not.toMatch(/Olga|Anna/);
    expect(await world.state()).toEqual(before);
  });

  it('the same requests have an effect if the person whose seat it is sends them', async () => {
    expect(await world.ask('rename', 'the person')).toMatchObject({ status: 200 });
    expect(await world.ask('resign', 'the person')).toMatchObject({ status: 200 });
    expect(await world.ask('start', 'the host')).toMatchObject({ status: 200 });
  });
});
