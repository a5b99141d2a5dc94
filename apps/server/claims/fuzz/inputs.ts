import { below, type Rng } from '@crownhold/core';
import { mutate, pick, randomText } from './mutation.ts';

const HASH = 'ab'.repeat(32);
const SECRET = 'x'.repeat(22);
const SIGNATURE = 'cd'.repeat(64);
/** No table has this id. */
export const NOWHERE = 'f'.repeat(32);

/** Messages whose neighbours are tried; none of them changes anything even if it is right. */
function messages(table: string): readonly object[] {
  const ofSeat = { table, commandId: '00000000-0000-4000-8000-000000000000', seat: 1 };
  const client = { key: HASH, commitment: HASH, signature: SIGNATURE };
  const signed = { seal: HASH, blind: HASH, seen: 1, element: HASH, signature: SIGNATURE };
  return [
    { kind: 'hello', protocol: 1 },
    { kind: 'subscribe', table, viewer: -1, since: 0 },
    { kind: 'unsubscribe', table, viewer: -1 },
    { kind: 'submit', ...ofSeat, since: 1, turn: 'put 1,0 2,0; take 17', signed },
    { kind: 'commit', ...ofSeat, client },
    { kind: 'reveal', ...ofSeat, attempt: 1, element: HASH },
    { kind: 'enrol', ...ofSeat, client, old: SIGNATURE },
    { kind: 'return', ...ofSeat },
    { kind: 'steps', request: 'request-1', table, seat: 0, prefix: 'take 17' },
    { kind: 'record', request: 'request-1', table },
  ];
}

export function oddFrame(rng: Rng, table: string): string | Uint8Array {
  if (below(rng, 50) === 0) return Uint8Array.from({ length: below(rng, 100) }, () => below(rng, 256));
  return mutate(rng, pick(rng, messages(below(rng, 4) === 0 ? NOWHERE : table)));
}

/** After a frame that is too long the server closes a socket. */
export const LAST_FRAMES = ['x'.repeat(4096), 'x'.repeat(4097), 'x'.repeat(100_000)];

export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A table of two with options for three: nothing comes of it, however the rest is changed. */
const CREATE = {
  game: 'kingdomino',
  options: { seats: 3, variants: ['harmony'] },
  seats: [{ kind: 'me', name: 'A' }, { kind: 'free' }],
  clock: { kind: 'bank', bankMs: 60_000, incrementMs: 1000 },
};
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json;charset=utf-8',
  'text/plain',
  '',
  'x',
];

/** A body that is nearly right, for every route that takes one. */
export function oddBody(rng: Rng, table: string): OddRequest {
  const at = `/api/tables/${table}`;
  const [path, message] = pick(rng, [
    ['/api/session', { session: 'mine' }],
    ['/api/tables', CREATE],
    ['/api/push', { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
    ['/api/push/forget', { endpoint: 'https://fcm.googleapis.com/x' }],
    ['/api/tokens', { name: 'bot', scopes: ['tables:read'] }],
    [`${at}/sit`, { seat: 1, invite: SECRET, name: 'B' }],
    ['/api/codes', { code: 'KEMTAX' }],
    [`/api/public-tables/${table}/enter`, {}],
    [`${at}/enter`, { watch: SECRET }],
    [`${at}/leave`, { seat: 7 }],
    [`${at}/name`, { seat: 1, name: 'B' }],
    [`${at}/setup`, { options: CREATE.options, clock: CREATE.clock, seats: [{ kind: 'taken' }, { kind: 'free' }] }],
    [`${at}/start`, { bot: 'nobody' }],
    [`${at}/links`, { kind: 'watch' }],
    [`${at}/learning`, { isLearning: true }],
    [`${at}/reactions`, { seat: 1, reaction: 'clap' }],
    [`${at}/resign`, { seat: 1 }],
    [`${at}/bot`, { seat: 1 }],
    [`${at}/rematch`, {}],
    [`${at}/move-link`, { seat: 1 }],
    [`${at}/move`, { move: SECRET }],
    [`${at}/claim`, { seat: 7 }],
    [`${at}/let-in`, { claim: 'nobody' }],
    ['/api/session/forget', { session: 'mine' }],
    ['/api/session/device', { session: 'mine' }],
    ['/api/session/join', { secret: SECRET }],
    [`${at}/commands`, pick(rng, messages(table))],
    [`${at}/steps`, { kind: 'steps', request: 'request-1', table, seat: 0, prefix: 'take 17' }],
    ['/csp-report', { 'csp-report': { 'effective-directive': 'x' } }],
  ] as const);
  if (below(rng, 50) === 0)
    return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: 'x'.repeat(20_000) };
  // A body that is right comes to what lies behind the parser.
  const text = below(rng, 6) === 0 ? JSON.stringify(message) : mutate(rng, message);
  const body = path.startsWith('/api/session') ? `${text}x` : text;
  const type = path === '/csp-report' ? 'application/csp-report' : pick(rng, TYPES);
  return { method: 'POST', path, headers: type === '' ? {} : { 'content-type': type }, body };
}

const SEGMENTS = [
  '..',
  '.',
  '%2e%2e',
  '%2f',
  '%00',
  '%',
  '%zz',
  'null',
  '-1',
  'a'.repeat(300),
  '*',
  ';',
  ':table',
  '%F0%9F%91%91',
];

/** Paths and queries of every kind. */
export function oddPath(rng: Rng, table: string): OddRequest {
  const id = () =>
    pick(rng, [table, table.slice(1), `${table}0`.repeat(3), encodeURIComponent(randomText(rng, 20)), ...SEGMENTS]);
  const number = () => pick(rng, ['0', '-1', '1', '8', '1e3', '99999999999999', 'x', '', '%31', '0x1', '１']);
  const path = pick(rng, [
    () => `/api/tables/${id()}`,
    () => `/api/tables/${id()}?viewer=${encodeURI(number())}&since=${encodeURI(number())}`,
    () => `/api/tables/${table}?viewer=${encodeURI(number())}&since=${encodeURI(number())}`,
    () => `/api/tables/${table}?${encodeURIComponent(randomText(rng, 8))}=${encodeURI(number())}`,
    () =>
      `/api/tables/${id()}/${pick(rng, ['record', 'stream', 'sit', ...SEGMENTS])}?since=${encodeURI(number())}&since=1`,
    () => `/api/${id()}`,
    () => `/${id()}/${id()}`,
    () => `/?lang=${id()}`,
  ])();
  return { method: pick(rng, ['GET', 'GET', 'GET', 'HEAD', 'DELETE', 'OPTIONS']), path, headers: {}, body: '' };
}

/** Whole requests as bytes, and handshakes for sockets. */
export function oddHead(rng: Rng, host: string, cookie: string): string {
  const text = () => randomText(rng, 30).replace(/[\r\n]/g, '');
  const latin = () => String.fromCharCode(...Array.from({ length: below(rng, 40) }, () => 32 + below(rng, 220)));
  const upgrade = (headers: readonly string[]) =>
    `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\n${headers.join('\r\n')}\r\n\r\n`;
  const shake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  return pick(rng, [
    () => `${latin()}\r\n\r\n`,
    () => `GET ${latin()} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    () => `GET /api/tables/x HTTP/1.1\r\nHost: ${latin()}\r\nConnection: close\r\n\r\n`,
    () => `GET /api/tables/x HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${latin()}\r\nConnection: close\r\n\r\n`,
    () =>
      `GET /api/tables/x HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie.split('=')[0]}=${latin()}\r\nConnection: close\r\n\r\n`,
    () =>
      `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: ${latin()}\r\nAccept-Encoding: ${latin()}\r\nConnection: close\r\n\r\n`,
    () =>
      `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${latin()}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
    () =>
      `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${latin()}\r\n`,
    () => `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${latin()}\r\nConnection: close\r\n\r\n{}`,
    () => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
    () => `GET /api/tokens HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${latin()}\r\nConnection: close\r\n\r\n`,
    () => `${text()}: ${text()}\r\n\r\n`,
    () => upgrade([...shake, `Cookie: ${cookie}`, `Sec-WebSocket-Key: ${latin()}`]),
    () => upgrade([...shake.slice(0, 2), key, `Cookie: ${cookie}`, `Sec-WebSocket-Version: ${latin()}`]),
    () => upgrade([...shake, key, `Cookie: ${latin()}`]),
    () => upgrade([...shake, key, `Cookie: ${cookie}`, `Sec-WebSocket-Extensions: ${latin()}`]),
    () => upgrade([...shake, key, `Cookie: ${cookie}`, `Origin: ${latin()}`]),
    // A handshake that is right, and then no frames.
    () => `${upgrade([...shake, key, `Cookie: ${cookie}`])}${latin()}${latin()}`,
  ])();
}
