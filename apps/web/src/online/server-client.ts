import type {
  CreateBody,
  CreatedBody,
  MyTable,
  PublicTable,
  Reaction,
  SetupBody,
  TableMessage,
} from '@crownhold/protocol';

const PATIENCE_MS = 20_000;

/** Why a server did not do what it was asked: a code of the protocol, or that it could not be reached. */
export interface ServerFault {
  readonly fault: string;
}

const UNREACHABLE: ServerFault = { fault: 'unreachable' };

export function isServerFault(value: unknown): value is ServerFault {
  return typeof value === 'object' && value !== null && 'fault' in value;
}

type Answer<T> = Promise<T | ServerFault>;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The server that sent the page, as this browser's session knows it. */
export class ServerClient {
  readonly #page: string;
  readonly #fetch: Fetch;
  #session: Promise<ServerFault | undefined> | undefined;

  constructor(page: string, ask: Fetch = (address, init) => fetch(address, init)) {
    this.#page = page;
    this.#fetch = ask;
  }

  create(body: CreateBody): Answer<CreatedBody> {
    return this.#post('tables', body);
  }

  /** Enters the table of a code. */
  enterByCode(code: string): Answer<{ readonly table: string }> {
    return this.#post('codes', { code });
  }

  /** From now on this session may look at the table. */
  enter(table: string, link: { readonly invite: string } | { readonly watch: string }): Answer<object> {
    return this.#post(`tables/${table}/enter`, link);
  }

  /** Takes the first free seat; one more than this session has only if it is named. */
  sit(table: string, name: string | undefined, seat?: number): Answer<{ readonly seat: number }> {
    return this.#post(`tables/${table}/sit`, {
      ...(name !== undefined && { name }),
      ...(seat !== undefined && { seat }),
    });
  }

  /** Takes a seat along to this browser. */
  move(table: string, move: string): Answer<{ readonly seat: number }> {
    return this.#post(`tables/${table}/move`, { move });
  }

  /** A session that has entered says that a seat is its own. */
  claim(table: string, seat: number): Answer<{ readonly claim: string }> {
    return this.#post(`tables/${table}/claim`, { seat });
  }

  letIn(table: string, claim: string): Answer<object> {
    return this.#post(`tables/${table}/let-in`, { claim });
  }

  leave(table: string, seat: number): Answer<object> {
    return this.#post(`tables/${table}/leave`, { seat });
  }

  rename(table: string, seat: number, name: string): Answer<object> {
    return this.#post(`tables/${table}/name`, { seat, name });
  }

  setUp(table: string, setup: SetupBody): Answer<object> {
    return this.#post(`tables/${table}/setup`, setup);
  }

  start(table: string, bot: string | undefined): Answer<object> {
    return this.#post(`tables/${table}/start`, { ...(bot !== undefined && { bot }) });
  }

  /** A new link or code; the one before ends. */
  renewLink(table: string, kind: 'invite' | 'watch' | 'code'): Answer<{ readonly secret: string }> {
    return this.#post(`tables/${table}/links`, { kind });
  }

  setLearning(table: string, isLearning: boolean): Answer<object> {
    return this.#post(`tables/${table}/learning`, { isLearning });
  }

  react(table: string, seat: number, reaction: Reaction): Answer<object> {
    return this.#post(`tables/${table}/reactions`, { seat, reaction });
  }

  resign(table: string, seat: number): Answer<object> {
    return this.#post(`tables/${table}/resign`, { seat });
  }

  voteForBot(table: string, seat: number): Answer<object> {
    return this.#post(`tables/${table}/bot`, { seat });
  }

  rematch(table: string): Answer<object> {
    return this.#post(`tables/${table}/rematch`, {});
  }

  async pushKey(): Answer<{ readonly key: string }> {
    return this.#get('push');
  }

  subscribePush(subscription: PushSubscriptionJSON): Answer<object> {
    const { endpoint, keys } = subscription;
    return this.#post('push', { endpoint, keys });
  }

  moveLink(table: string, seat: number): Answer<{ readonly secret: string }> {
    return this.#post(`tables/${table}/move-link`, { seat });
  }

  /** The table as a spectator sees it. */
  async look(table: string): Answer<TableMessage> {
    const polled = await this.#get<{ readonly view: TableMessage }>(`tables/${table}`);
    return isServerFault(polled) ? polled : polled.view;
  }

  async myTables(): Answer<readonly MyTable[]> {
    const listed = await this.#get<{ readonly tables: readonly MyTable[] }>('tables');
    return isServerFault(listed) ? listed : listed.tables;
  }

  /** Those that everybody may join, where the server has such a list. */
  async publicTables(): Answer<readonly PublicTable[]> {
    const listed = await this.#get<{ readonly tables: readonly PublicTable[] }>('public-tables');
    return isServerFault(listed) ? listed : listed.tables;
  }

  enterListed(table: string): Answer<object> {
    return this.#post(`public-tables/${table}/enter`, {});
  }

  /** As text, to be read as strictly as any file. */
  async record(table: string): Answer<string> {
    const response = await this.#asked(`tables/${table}/record`);
    return isServerFault(response) ? response : response.text();
  }

  /** Whether the server knows this browser. Rejects if it cannot be reached. */
  async hasSession(table: string): Promise<boolean> {
    const response = await this.#fetch(this.#address(`tables/${table}`), {});
    return response.status !== 401;
  }

  async #get<T extends object>(path: string): Answer<T> {
    return readBody<T>(await this.#asked(path));
  }

  async #post<T extends object>(path: string, body: object): Answer<T> {
    return readBody<T>(await this.#asked(path, body));
  }

  /** With a session, which is begun when it is needed first. */
  async #asked(path: string, body?: object): Answer<Response> {
    this.#session ??= this.#send('session', {}).then((begun) => (isServerFault(begun) ? begun : undefined));
    const fault = await this.#session;
    if (fault) {
      this.#session = undefined;
      return fault;
    }
    return this.#send(path, body);
  }

  async #send(path: string, body?: object): Answer<Response> {
    const posted = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await this.#fetch(this.#address(path), { ...posted, signal });
      return response.ok ? response : await faultOf(response);
    } catch {
      return UNREACHABLE;
    }
  }

  #address(path: string): string {
    return new URL(`./api/${path}`, this.#page).href;
  }
}

/** The server is one of ours: what it says of a table is read strictly where it is played. */
async function readBody<T extends object>(response: Response | ServerFault): Answer<T> {
  if (isServerFault(response)) return response;
  try {
    return (await response.json()) as T;
  } catch {
    return UNREACHABLE;
  }
}

/** A problem of the API; anything else comes from somebody between us. */
async function faultOf(response: Response): Promise<ServerFault> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code } = Object(body) as { readonly code?: unknown };
  return typeof code === 'string' ? { fault: code } : UNREACHABLE;
}
