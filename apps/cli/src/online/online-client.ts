import type { CreateBody, CreatedBody, EnterBody, SitBody, TableMessage } from '@crownhold/protocol';

const TIMEOUT_MS = 20_000;

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

  async #ask<T extends object>(path: string, body?: object): Promise<T | OnlineFault> {
    const response = await ask(this.origin, path, this.cookie, body);
    if (isOnlineFault(response)) return response;
    if (!response.ok) return refusal(response);
    // The server is one of ours: what it says of a table is read strictly where it is played.
    return (await response.json()) as T;
  }
}

async function ask(origin: string, path: string, cookie: string, body?: object): Promise<Response | OnlineFault> {
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) };
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
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
