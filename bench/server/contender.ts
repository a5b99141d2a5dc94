import { fork } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { LineProgram } from '../line-program.ts';

const BENCH = join(import.meta.dirname, '../../apps/server/bench');

/** What clients measured. */
export interface Played {
  readonly turns: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the clients, a turn. */
  readonly cpuMs: number;
  /** The longest time in which clients of ours heard nothing, whatever was sent. */
  readonly stalledMs?: number;
}

/** What a server of ours has used since it was asked last. */
export interface Used {
  readonly cpuMs: number;
  readonly mainMs: number;
  readonly threads: Readonly<Record<string, number>>;
  readonly main?: Readonly<Record<string, number>>;
  readonly memory: { readonly heapUsed: number; readonly rss: number };
  readonly delayMs: { readonly p99: number; readonly most: number };
  /** The longest turn of the event loop in processor time, if it was watched. */
  readonly turnMs?: number;
}

/** A server of ours and its clients, each a process. */
export class OurServer {
  readonly #server: LineProgram;
  readonly #clients: LineProgram;

  private constructor(server: LineProgram, clients: LineProgram) {
    this.#server = server;
    this.#clients = clients;
  }

  /** With variables of the environment, if any are given: `NAME=VALUE`. */
  static async start(settings: readonly string[] = []): Promise<OurServer> {
    const server = new LineProgram(join(BENCH, 'serve.ts'), settings);
    const { origin } = await server.next<{ readonly origin: string }>();
    return new OurServer(server, new LineProgram(join(BENCH, 'load-clients.ts'), [origin]));
  }

  used(): Promise<Used> {
    return this.#server.ask('use');
  }

  /** `sockets N`, `tables N` or `fresh`. */
  async say(line: string): Promise<void> {
    await this.#clients.ask(line);
  }

  /** Turns after a mean time to think, and what the server has used for them. */
  async play(thinkMs: number, seconds: number, isProfiled = false): Promise<{ played: Played; used: Used }> {
    await this.say('fresh');
    await this.#server.ask(isProfiled ? 'profile' : 'use');
    const played = await this.#clients.ask<Played>(`play ${thinkMs} ${seconds}`);
    return { played, used: await this.used() };
  }

  async end(): Promise<void> {
    await this.#clients.end();
    await this.#server.end();
  }
}

/** boardgame.io's server and its clients. */
export class PeerServer {
  readonly #server: ReturnType<typeof fork>;
  readonly #clients: LineProgram;

  private constructor(server: ReturnType<typeof fork>, clients: LineProgram) {
    this.#server = server;
    this.#clients = clients;
  }

  static async start(folder: string, store: string, port: number, matches: number): Promise<PeerServer> {
    const server = fork('server.mjs', [String(port), store], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve) => server.once('message', resolve));
    const clients = new LineProgram('clients.mjs', [String(port), String(matches)], folder);
    await clients.next();
    return new PeerServer(server, clients);
  }

  async play(seconds: number): Promise<{ played: Played; cpuMs: number }> {
    const before = await this.#cpuMs();
    const played = await this.#clients.ask<Played>(`0 ${seconds}`);
    return { played, cpuMs: (await this.#cpuMs()) - before };
  }

  async end(): Promise<void> {
    await this.#clients.end();
    this.#server.kill();
  }

  async #cpuMs(): Promise<number> {
    const answer = new Promise<{ cpu: { user: number; system: number } }>((resolve) =>
      this.#server.once('message', (message) => resolve(message as { cpu: { user: number; system: number } })),
    );
    this.#server.send('measure');
    const { cpu } = await answer;
    return (cpu.user + cpu.system) / 1000;
  }
}
