import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { SpawnedProgram } from './spawned-program.ts';
import { findProgram } from './system-program.ts';
import { within } from './within.ts';

const LOOK_MS = 20;

/** A real Redis or Valkey of its own, which keeps nothing. */
export class RedisServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  #program: SpawnedProgram | undefined;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), mkdtempSync(join(tmpdir(), 'crownhold-redis-')));
    await server.startAgain();
    return server;
  }

  get pid(): number | undefined {
    return this.#program?.pid;
  }

  async startAgain(): Promise<void> {
    const kept = ['--save', '', '--appendonly', 'no', '--dir', this.#folder];
    const args = ['--port', String(this.#port), '--bind', '127.0.0.1', ...kept];
    this.#program = new SpawnedProgram(findProgram('redis-server', 'valkey-server'), args);
    await within('Redis', this.#untilReady());
  }

  async kill(): Promise<void> {
    await this.#program?.end('SIGKILL');
  }

  /** Everything that it knows is gone. */
  async flush(): Promise<void> {
    await this.#say('FLUSHALL');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #untilReady(): Promise<void> {
    while (!(await this.#say('PING').catch(() => ''))) {
      if (!this.#program?.isRunning) throw new Error(`Redis ended: ${this.#program?.output}`);
      await wait(LOOK_MS);
    }
  }

  /** One command, without a client of its own. */
  #say(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#port, '127.0.0.1', () => socket.write(`${command}\r\n`));
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
      socket.once('error', reject);
    });
  }
}
