import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CreateBody, type CreatedBody, parseServerMessage, type ServerMessage } from '@crownhold/protocol';
import { WebSocket } from 'ws';
import { within } from './within.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A browser without a page: an address, and the cookie that it was given. */
export class WireClient {
  readonly origin: string;
  readonly cookie: string;

  constructor(origin: string, cookie = '') {
    this.origin = origin;
    this.cookie = cookie;
  }

  static async begin(origin: string, headers: Readonly<Record<string, string>> = {}): Promise<WireClient> {
    const reply = await new WireClient(origin).post('/api/session', {}, headers);
    if (reply.status !== 201) throw new Error(`no session: ${reply.status} ${reply.body}`);
    return new WireClient(origin, reply.headers['set-cookie']![0]!.split(';')[0]!);
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#ask('GET', path, undefined, headers);
  }

  post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
    return this.#ask('POST', path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  /** Any body with any headers. */
  raw(method: string, path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
    return this.#ask(method, path, body, headers);
  }

  /** What a handshake for a socket is answered with. */
  async upgradeStatus(headers: Readonly<Record<string, string>>): Promise<number> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, ...headers },
    });
    return new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
    });
  }

  async create(body: CreateBody): Promise<CreatedBody> {
    const reply = await this.post('/api/tables', body);
    if (reply.status !== 201) throw new Error(`no table: ${reply.status} ${reply.body}`);
    return JSON.parse(reply.body) as CreatedBody;
  }

  /** Takes a seat by the invitation, the first that is free if none is named. */
  async sit({ table, invite }: CreatedBody, seat?: number): Promise<void> {
    const reply = await this.post(`/api/tables/${table}/sit`, { invite, ...(seat !== undefined && { seat }) });
    if (reply.status !== 200) throw new Error(`no seat: ${reply.status} ${reply.body}`);
  }

  async watch({ table, watch }: CreatedBody): Promise<void> {
    const reply = await this.post(`/api/tables/${table}/enter`, { watch });
    if (reply.status !== 200) throw new Error(`no spectator: ${reply.status} ${reply.body}`);
  }

  /** A socket that is greeted; what it says comes to `hear`. */
  async socket(hear: Hear, gone: () => void = () => {}): Promise<Channel> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    socket.on('error', () => {});
    socket.on('close', gone);
    socket.on('message', (data) => hear(readMessage(String(data)), String(data)));
    await within('an open socket', once(socket, 'open'));
    const send = (message: object) => socket.send(JSON.stringify(message));
    send({ kind: 'hello', protocol: 1 });
    return { send, cut: () => socket.terminate() };
  }

  /** A stream of a table, and commands as requests, answered as if they came by a socket. */
  async stream(table: string, viewer: number, since: number, hear: Hear, gone: () => void = () => {}) {
    const path = `/api/tables/${table}/stream?viewer=${viewer}&since=${since}`;
    const asking = request(`${this.origin}${path}`, { headers: { cookie: this.cookie }, agent: false }).end();
    asking.on('error', () => {});
    const response = await responseOf(asking);
    if (response.statusCode !== 200) throw new Error(`no stream: ${response.statusCode} ${await text(response)}`);
    response.on('error', () => {}).on('close', gone);
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line !== '') hear(readMessage(line), line);
    });
    const send = (message: object) => {
      this.post(`/api/tables/${table}/commands`, message).then(
        ({ body }) => {
          const { commandId } = message as { readonly commandId: string };
          const frame = JSON.stringify({ kind: 'answer', table, commandId, answer: JSON.parse(body) });
          hear(readMessage(frame), frame);
        },
        () => {},
      );
    };
    return { send, cut: () => asking.destroy() } satisfies Channel;
  }

  async #ask(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const all = { ...(this.cookie && { cookie: this.cookie }), ...headers };
    const response = await responseOf(
      request(`${this.origin}${path}`, { method, headers: all, agent: false }).end(body),
    );
    return { status: response.statusCode!, headers: response.headers, body: await text(response) };
  }
}

export interface Channel {
  send(message: object): void;
  /** Without a word. */
  cut(): void;
}

export type Hear = (message: ServerMessage, frame: string) => void;

function readMessage(frame: string): ServerMessage {
  const message = parseServerMessage(JSON.parse(frame));
  if (!message) throw new Error(`no message of the protocol: ${frame.slice(0, 200)}`);
  return message;
}

async function responseOf(asking: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await within('a response', once(asking, 'response'))) as [IncomingMessage];
  return response;
}
