import type * as v from 'valibot';
import type { BODIES } from './body.ts';
import type { ErrorCode } from './error.ts';
import { count, tableId, tokenId, viewer } from './fields.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import type { Scope } from './scope.ts';

export { PEOPLE_ROUTES } from './people-routes.ts';

export { SCOPES, type Scope } from './scope.ts';

/** `open`: for everybody; `cookie`: for the session of a browser and for no token; else for a session, or for a token with this scope. */
export type Access = 'open' | 'cookie' | Scope;

export type BodyName = keyof typeof BODIES;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`; the names in braces are those of PATH_FIELDS. */
  readonly path: string;
  readonly access: Access;
  /** For the document of the API. */
  readonly summary: string;
  /** The query's fields, all optional. A number is written in decimal digits. */
  readonly query?: Readonly<Record<string, v.GenericSchema>>;
  readonly body?: BodyName;
  /** What it answers with when all is well, by status; no body where there is none. */
  readonly answers: Readonly<Record<number, BodyName | undefined>>;
  /** Lines of JSON, each such a body. */
  readonly isStream?: true;
  /** Answers `Answer`, whatever becomes of it: with a status of its own if it is not accepted. */
  readonly isCommand?: true;
  /** What can be wrong besides what can be wrong with every request of its kind. */
  readonly errors: readonly ErrorCode[];
}

/** What stands in paths, and what is wrong if it does not look like one. */
export const PATH_FIELDS = {
  table: { schema: tableId, error: 'unknown-table' },
  token: { schema: tokenId, error: 'unknown-token' },
} as const satisfies Readonly<Record<string, { readonly schema: v.GenericSchema; readonly error: ErrorCode }>>;

const TABLE_QUERY = { viewer, since: count };

/** Every address of the API: the server dispatches by this list, and the document of the API is made of it. */
export const ROUTES = {
  session: {
    method: 'POST',
    path: '/session',
    access: 'open',
    summary: 'Begins a session, and gives its cookie. A client that has one keeps it.',
    body: 'Empty',
    answers: { 200: 'Empty', 201: 'Empty' },
    errors: ['too-many', 'no-scope'],
  },
  server: {
    method: 'GET',
    path: '/server',
    access: 'open',
    summary:
      'What there is to know of the server before a session: how links to it begin, and whether it has a public list.',
    answers: { 200: 'Server' },
    errors: [],
  },
  makeToken: {
    method: 'POST',
    path: '/tokens',
    access: 'cookie',
    summary: 'Makes a bearer token, which is told once. A session may have 20.',
    body: 'NewToken',
    answers: { 201: 'MadeToken' },
    errors: [],
  },
  listTokens: {
    method: 'GET',
    path: '/tokens',
    access: 'cookie',
    summary: 'The bearer tokens of the session, without the tokens themselves.',
    answers: { 200: 'Tokens' },
    errors: [],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/tokens/{token}',
    access: 'cookie',
    summary: 'Revokes a bearer token by its id, and ends its streams.',
    answers: { 204: undefined },
    errors: [],
  },
  create: {
    method: 'POST',
    path: '/tables',
    access: 'tables:create',
    summary: 'Makes a table. Its links and its code are told once.',
    body: 'Create',
    answers: { 201: 'Created' },
    errors: ['unknown-game', 'bad-options', 'bad-name', 'no-list'],
  },
  table: {
    method: 'GET',
    path: '/tables/{table}',
    access: 'tables:read',
    summary:
      'The table as a viewer may know it, with the rows after a version. Without a query: the spectator, and no rows.',
    query: TABLE_QUERY,
    answers: { 200: 'Table' },
    errors: ['not-your-seat'],
  },
  stream: {
    method: 'GET',
    path: '/tables/{table}/stream',
    access: 'tables:read',
    summary: 'The table as it goes on: a line of JSON for every change, an empty line every 20 seconds.',
    query: TABLE_QUERY,
    answers: { 200: 'TableLine' },
    isStream: true,
    errors: ['not-your-seat'],
  },
  record: {
    method: 'GET',
    path: '/tables/{table}/record',
    access: 'tables:read',
    summary: 'The whole game with its transcript, once it is over.',
    answers: { 200: 'Record' },
    errors: ['not-playing'],
  },
  command: {
    method: 'POST',
    path: '/tables/{table}/commands',
    access: 'tables:play',
    summary: 'Plays a turn, or any other command of a seat.',
    body: 'Command',
    answers: { 200: 'Answer' },
    isCommand: true,
    errors: [],
  },
  steps: {
    method: 'POST',
    path: '/tables/{table}/steps',
    access: 'tables:play',
    summary: 'Which steps may follow a prefix of a turn.',
    body: 'Steps',
    answers: { 200: 'StepsAnswer' },
    errors: ['not-your-seat', 'not-playing', 'not-asked'],
  },
  pushKey: {
    method: 'GET',
    path: '/push',
    access: 'cookie',
    summary: 'The public key of the server, with which a browser subscribes to "your turn".',
    answers: { 200: 'PushKey' },
    errors: [],
  },
  subscribePush: {
    method: 'POST',
    path: '/push',
    access: 'cookie',
    summary: 'Tells a browser when it is the turn of a seat of the session. A session may have ten.',
    body: 'Push',
    answers: { 201: 'Empty' },
    errors: ['bad-endpoint'],
  },
  unsubscribePush: {
    method: 'POST',
    path: '/push/forget',
    access: 'cookie',
    summary: 'Tells that browser nothing any more.',
    body: 'PushEndpoint',
    answers: { 200: 'Empty' },
    errors: [],
  },
  games: {
    method: 'GET',
    path: '/games',
    access: 'games:read',
    summary: 'The finished games in which the session has a seat, a line of JSON each, with the record.',
    answers: { 200: 'Game' },
    isStream: true,
    errors: [],
  },
  ...PEOPLE_ROUTES,
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** The body of a route as its parser gives it. */
export type BodyOf<Name extends RouteName> = (typeof ROUTES)[Name] extends {
  readonly body: infer Body extends BodyName;
}
  ? v.InferOutput<(typeof BODIES)[Body]>
  : undefined;

/** The query of a route as its parser gives it. */
export type QueryOf<Name extends RouteName> = (typeof ROUTES)[Name] extends {
  readonly query: infer Query extends Readonly<Record<string, v.GenericSchema>>;
}
  ? { readonly [Field in keyof Query]?: v.InferOutput<Query[Field]> }
  : Readonly<Record<string, never>>;

/** Routes whose body is read. */
export type BodyRoute = { [Name in RouteName]: BodyOf<Name> extends undefined ? never : Name }[RouteName];
