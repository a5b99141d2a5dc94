import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import { createFolder } from './folder.ts';
import './compile-cache.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');

type Environment = Readonly<Record<string, string>>;

/** The real server as a process, which keeps its tables in a folder and its port. */
export class TestServer {
  readonly origin: string;
  /** The folder in which it keeps its tables. */
  readonly data: string;
  readonly #args: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  #stderr = '';

  private constructor(port: number, site: string, data: string, environment: Environment) {
    this.origin = `http://127.0.0.1:${port}`;
    this.data = data;
    this.#args = [MAIN, '--site', site, '--port', String(port), '--host', '127.0.0.1'];
    // The language of whoever runs the tests must not matter.
    this.#env = { ...process.env, PORT: '', LC_ALL: 'C', CROWNHOLD_DATA: data, ...environment };
  }

  static async start(environment: Environment = {}): Promise<TestServer> {
    const site = createFolder().path;
    writeFileSync(join(site, 'index.html'), '<!doctype html>');
    const server = new TestServer(await freePort(), site, createFolder().path, environment);
    onTestFinished(() => server.#end());
    await server.start();
    return server;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text;
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'close').then(() => Promise.reject(new Error(`the server ended: ${this.#stderr}`))),
    ]);
  }

  /** Without a word. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const closed = once(child, 'close');
    this.#child = undefined;
    child.kill('SIGKILL');
    await closed;
  }

  /** No test hides that it has ended by itself. */
  #end(): void {
    const child = this.#child;
    if (!child) return;
    const { exitCode, signalCode } = child;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`the server ended by itself (${signalCode ?? exitCode}): ${this.#stderr}`);
    child.kill('SIGKILL');
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
