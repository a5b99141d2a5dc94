import { isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where bots think: in threads of the node that asks, as jobs that this node takes too, or as jobs of workers alone. */
const BOT_PLACES = ['here', 'jobs', 'workers'] as const;
type BotPlace = (typeof BOT_PLACES)[number];

/** What a variable may be; there is a text for each. */
export type VariableKind =
  | 'port'
  | 'origin'
  | 'addresses'
  | 'folder'
  | 'level'
  | 'threads'
  | 'switch'
  | 'origins'
  | 'contact'
  | 'database'
  | 'redis'
  | 'bots';

/** Every variable that is read, as docs/operate.md lists them. */
export const VARIABLES = {
  PORT: 'port',
  PUBLIC_URL: 'origin',
  TRUSTED_PROXIES: 'addresses',
  CROWNHOLD_DATA: 'folder',
  DATABASE_URL: 'database',
  REDIS_URL: 'redis',
  CROWNHOLD_METRICS_PORT: 'port',
  CROWNHOLD_LOG: 'level',
  CROWNHOLD_BOTS: 'bots',
  CROWNHOLD_BOT_THREADS: 'threads',
  CROWNHOLD_LIMITS: 'switch',
  CROWNHOLD_PUSH_ORIGINS: 'origins',
  CROWNHOLD_CONTACT: 'contact',
  CROWNHOLD_PUBLIC_LIST: 'switch',
} as const satisfies Readonly<Record<string, VariableKind>>;
type VariableName = keyof typeof VARIABLES;

export interface Settings {
  readonly port?: number;
  /** `https://example.org`, as browsers write it in `Origin`. */
  readonly publicOrigin?: string;
  readonly trustedProxies: readonly string[];
  /** A folder, or MEMORY. */
  readonly data?: string;
  /** Of PostgreSQL, instead of a folder; it may hold a password. */
  readonly databaseUrl?: string;
  /** Of Redis or Valkey, for hints between nodes. */
  readonly redisUrl?: string;
  readonly metricsPort?: number;
  readonly logLevel: LogLevel;
  readonly bots: BotPlace;
  readonly botThreads?: number;
  readonly areLimitsOn: boolean;
  /** Of push services, besides those of browsers. */
  readonly pushOrigins: readonly string[];
  /** Of whoever runs the server: `mailto:ann@example.org` or an address of the web. */
  readonly contact?: string;
  /** Whether tables may be listed for everybody. */
  readonly hasPublicList: boolean;
}

/** Instead of a folder: nothing is kept. */
export const MEMORY = ':memory:';
const MOST_THREADS = 64;
/** What may hold a password is not shown. */
const SECRET: ReadonlySet<VariableKind> = new Set(['database', 'redis']);
const HIDDEN = '…';

export interface VariableFault {
  readonly fault: 'variable';
  readonly name: VariableName;
  readonly kind: Exclude<VariableKind, 'folder'>;
  readonly value: string;
}

/** An empty variable is one that is not set. The first that cannot be read is the fault. */
export function readVariables(environment: Environment): Settings | VariableFault {
  for (const [name, kind] of Object.entries(VARIABLES) as [VariableName, VariableKind][]) {
    const value = environment[name] || undefined;
    if (value !== undefined && kind !== 'folder' && !IS_KIND[kind](value))
      return { fault: 'variable', name, kind, value: SECRET.has(kind) ? HIDDEN : value };
  }
  const get = (name: VariableName) => environment[name] || undefined;
  const bots = get('CROWNHOLD_BOTS');
  // The queue is in the database.
  if (bots !== undefined && bots !== 'here' && get('DATABASE_URL') === undefined)
    return { fault: 'variable', name: 'CROWNHOLD_BOTS', kind: 'bots', value: bots };
  const number = (name: VariableName) => (get(name) === undefined ? undefined : Number(get(name)));
  return {
    ...given('port', number('PORT')),
    ...given('publicOrigin', originOf(get('PUBLIC_URL') ?? '')),
    trustedProxies: listOf(get('TRUSTED_PROXIES') ?? ''),
    ...given('data', get('CROWNHOLD_DATA')),
    ...given('databaseUrl', get('DATABASE_URL')),
    ...given('redisUrl', get('REDIS_URL')),
    ...given('metricsPort', number('CROWNHOLD_METRICS_PORT')),
    // Judged above.
    logLevel: (get('CROWNHOLD_LOG') ?? 'warn') as LogLevel,
    bots: (bots ?? 'here') as BotPlace,
    ...given('botThreads', number('CROWNHOLD_BOT_THREADS')),
    areLimitsOn: get('CROWNHOLD_LIMITS') !== 'off',
    pushOrigins: listOf(get('CROWNHOLD_PUSH_ORIGINS') ?? '').map((origin) => new URL(origin).origin),
    ...given('contact', contactOf(get('CROWNHOLD_CONTACT') ?? '')),
    hasPublicList: get('CROWNHOLD_PUBLIC_LIST') === 'on',
  };
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

const IS_KIND: Readonly<Record<VariableFault['kind'], (value: string) => boolean>> = {
  port: isPort,
  origin: (value) => originOf(value) !== undefined,
  addresses: (value) => listOf(value).every(isNetwork),
  level: (value) => LOG_LEVELS.some((level) => level === value),
  threads: (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_THREADS,
  bots: (value) => BOT_PLACES.some((place) => place === value),
  switch: (value) => value === 'on' || value === 'off',
  origins: (value) => listOf(value).every(isPushOrigin),
  contact: (value) => contactOf(value) !== undefined,
  database: (value) => hasProtocol(value, /^postgres(?:ql)?:$/),
  redis: (value) => hasProtocol(value, /^rediss?:$/),
};

function hasProtocol(value: string, protocol: RegExp): boolean {
  return URL.canParse(value) && protocol.test(new URL(value).protocol);
}

/** Of an address without a path: a page in a folder of another site would share its cookies. */
function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isPlain ? url.origin : undefined;
}

/** Encrypted, or on this machine. */
function isPushOrigin(value: string): boolean {
  const origin = originOf(value);
  return origin !== undefined && (origin.startsWith('https:') || new URL(origin).hostname === '127.0.0.1');
}

/** As a link: a bare address of mail becomes one. */
function contactOf(value: string): string | undefined {
  if (/^(?:mailto:)?[^\s@:/<>"&]+@[^\s@:/<>"&]+$/.test(value)) return `mailto:${value.replace('mailto:', '')}`;
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? new URL(value).href : undefined;
}

function listOf(value: string): readonly string[] {
  return value.split(/[\s,]+/).filter((part) => part !== '');
}

/** `10.0.0.1` or `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  return version > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

function given<K extends string, T>(name: K, value: T | undefined): { readonly [Name in K]?: T } {
  // One field under the name that was given.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Name in K]?: T };
}
