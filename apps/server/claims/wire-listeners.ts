import type { ServerMessage } from '@crownhold/protocol';
import { WireClient } from '../test/wire-client.ts';
import { serveWire } from '../test/wire-server.ts';
import { type Connect, type Listener, sessionOf } from './wire-secrecy.ts';

/** Over a real network: each viewer first by a socket, then by a stream and requests. */
export const connectByWire: Connect = async (server, table, viewers, since) => {
  const { origin, close, logs } = await serveWire(server.service);
  const clientOf = (viewer: number) => new WireClient(origin, `session=${sessionOf(viewer)}`);
  const sockets: SocketListener[] = [];
  for (const viewer of viewers) sockets.push(await SocketListener.open(clientOf(viewer), { table, viewer, since }));
  const streams: StreamListener[] = [];
  for (const viewer of viewers) streams.push(await StreamListener.open(clientOf(viewer), { table, viewer, since }));
  return {
    listeners: [...sockets, ...streams],
    async received() {
      for (const socket of sockets) await socket.say({ kind: 'hello', protocol: 1 });
      await close();
      for (const stream of streams) await stream.ended;
      return [...[...sockets, ...streams].flatMap(({ frames }) => frames), ...logs.map((line) => JSON.stringify(line))];
    },
  };
};

interface Watching {
  readonly table: string;
  readonly viewer: number;
  readonly since: number;
}

class SocketListener implements Listener {
  readonly frames: string[] = [];
  readonly #waiting: { isAnswer(message: ServerMessage): boolean; resolve(): void }[] = [];
  #send: (message: object) => void = () => {};

  static async open(client: WireClient, { table, viewer, since }: Watching): Promise<SocketListener> {
    const listener = new SocketListener();
    const { send } = await client.socket((message, frame) => listener.#hear(message, frame));
    listener.#send = send;
    await listener.say({ kind: 'subscribe', table, viewer, since });
    return listener;
  }

  async say(message: object): Promise<void> {
    const { kind } = message as { readonly kind: string };
    const answered = new Promise<void>((resolve) => {
      // News may come at any time; they answer a subscription alone.
      const isAnswer = (heard: ServerMessage) => (kind === 'subscribe') === (heard.kind === 'table');
      this.#waiting.push({ isAnswer, resolve });
    });
    this.#send(message);
    await answered;
  }

  #hear(message: ServerMessage, frame: string): void {
    if (message.kind === 'welcome' && this.frames.length === 0) return;
    this.frames.push(frame);
    if (this.#waiting[0]?.isAnswer(message)) this.#waiting.shift()!.resolve();
  }
}

const PATHS: Readonly<Record<string, string>> = { submit: '/commands', steps: '/steps', nonsense: '/commands' };

class StreamListener implements Listener {
  readonly frames: string[] = [];
  readonly ended: Promise<unknown>;
  readonly #client: WireClient;
  readonly #table: string;

  private constructor(client: WireClient, table: string, ended: Promise<unknown>) {
    this.#client = client;
    this.#table = table;
    this.ended = ended;
  }

  static async open(client: WireClient, { table, viewer, since }: Watching): Promise<StreamListener> {
    const heard: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: first, resolve: begin } = Promise.withResolvers<void>();
    const hear = (_: ServerMessage, frame: string) => {
      heard.push(frame);
      begin();
    };
    await client.stream(table, viewer, since, hear, end);
    await first;
    const listener = new StreamListener(client, table, ended);
    void ended.then(() => listener.frames.push(...heard));
    return listener;
  }

  async say(message: object): Promise<void> {
    const { kind, ...query } = message as { readonly kind: string; readonly viewer?: number; readonly since?: number };
    const path = `/api/tables/${this.#table}`;
    const asking =
      kind === 'subscribe'
        ? this.#client.get(`${path}?viewer=${query.viewer}&since=${query.since}`)
        : kind === 'record'
          ? this.#client.get(`${path}/record`)
          : this.#client.post(`${path}${PATHS[kind]}`, message);
    const { status, headers, body } = await asking;
    const { date: _, ...others } = headers;
    this.frames.push(JSON.stringify({ status, headers: others, body: JSON.parse(body) as unknown }));
  }
}
