import type {
  CreateBody,
  CreatedBody,
  EnterBody,
  MyTable,
  PublicTable,
  ServerBody,
  SitBody,
  TableMessage,
} from '@crownhold/protocol';

const TIMEOUT_MS = 20_000;
const NO_CONTENT = 204;

type Method = 'GET' | 'POST' | 'DELETE';

/** Why a server did not do what it was asked. */
export type OnlineFault =
  | { readonly fault: 'unreachable'; readonly problem: string }
  | { readonly fault: 'refused'; readonly code: string };

export function isOnlineFault(value: object): value is OnlineFault {
  return 'fault' in value;
}

/** Where a session is kept. */
export interface SessionFile {
  load(origin: string): string | undefined;
  save(origin: string, cookie: string): void;
}

/** A server, as one session knows it. */
export class OnlineClient {
  readonly origin: string;
  readonly cookie: string;

  private constructor(origin: string, cookie: string) {
    this.origin = origin;
    this.cookie = cookie;
  }

  /** Goes on with the session that was kept, or begins one. */
  static async begin(origin: string, file: SessionFile): Promise<OnlineClient | OnlineFault> {
    const known = file.load(origin) ?? '';
    const response = await ask(origin, '/api/session', known, {});
    if (isOnlineFault(response)) return response;
    if (!response.ok) return refusal(response);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? known;
    if (cookie !== known) file.save(origin, cookie);
    return new OnlineClient(origin, cookie);
  }

  /** How links to the server begin that others can open, and whether it has a public list. */
  about(): Promise<ServerBody | OnlineFault> {
    return this.#ask('/api/server');
  }

  create(body: CreateBody): Promise<CreatedBody | OnlineFault> {
    return this.#ask('/api/tables', body);
  }

  sit(table: string, body: SitBody): Promise<{ readonly seat: number } | OnlineFault> {
    return this.#ask(`/api/tables/${table}/sit`, body);
  }

  /** May look at the table from now on. */
  enter(table: string, body: EnterBody): Promise<object | OnlineFault> {
    return this.#ask(`/api/tables/${table}/enter`, body);
  }

  /** By the public list; the session may sit down there. */
  enterListed(table: string): Promise<object | OnlineFault> {
    return this.#ask(`/api/public-tables/${table}/enter`, {});
  }

  myTables(): Promise<{ readonly tables: readonly MyTable[] } | OnlineFault> {
    return this.#ask('/api/tables');
  }

  publicTables(): Promise<{ readonly tables: readonly PublicTable[] } | OnlineFault> {
    return this.#ask('/api/public-tables');
  }

  /** The table of a code; the session may sit down there. */
  enterByCode(code: string): Promise<{ readonly table: string } | OnlineFault> {
    return this.#ask('/api/codes', { code });
  }

  /** Takes a seat along to this session. */
  move(table: string, secret: string): Promise<{ readonly seat: number } | OnlineFault> {
    return this.#ask(`/api/tables/${table}/move`, { move: secret });
  }

  /** The table as a spectator sees it. */
  async look(table: string): Promise<TableMessage | OnlineFault> {
    const polled = await this.#ask<{ readonly view: TableMessage }>(`/api/tables/${table}`);
    return isOnlineFault(polled) ? polled : polled.view;
  }

  /** As text, to be read as strictly as any file. */
  async record(table: string): Promise<string | OnlineFault> {
    const response = await ask(this.origin, `/api/tables/${table}/record`, this.cookie);
    if (isOnlineFault(response)) return response;
    return response.ok ? response.text() : refusal(response);
  }

  #ask<T extends object>(path: string, body?: object): Promise<T | OnlineFault> {
    return this.send(body ? 'POST' : 'GET', path, body);
  }

  async send<T extends object>(method: Method, path: string, body?: object): Promise<T | OnlineFault> {
    const response = await ask(this.origin, path, this.cookie, body, method);
    if (isOnlineFault(response)) return response;
    if (!response.ok) return refusal(response);
    // The server is one of ours: what it says of a table is read strictly where it is played.
    return (response.status === NO_CONTENT ? {} : await response.json()) as T;
  }
}

async function ask(
  origin: string,
  path: string,
  cookie: string,
  body?: object,
  method: Method = body ? 'POST' : 'GET',
): Promise<Response | OnlineFault> {
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
  const posted = { method, ...(body && { body: JSON.stringify(body) }) };
  try {
    return await fetch(`${origin}${path}`, { ...posted, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const { cause, message } = error as Error;
    return { fault: 'unreachable', problem: cause instanceof Error && cause.message ? cause.message : message };
  }
}

/** A problem of the API, or an answer that is not `accepted`. */
async function refusal(response: Response): Promise<OnlineFault> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code } = Object(body) as { readonly code?: unknown };
  return { fault: 'refused', code: typeof code === 'string' ? code : String(response.status) };
}
