import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '../../test/free-port.ts';
import { type WatchedProgram, watchEnd } from '../../test/unasked-ends.ts';

const MAIN = 'apps/server/src/main.ts';
const ROOT = join(import.meta.dirname, '../../../..');
/** A life is too short for the second compiler of WebAssembly to pay. */
const FLAGS = ['--liftoff-only'];

export interface ServerOptions {
  /** Where its sources are. */
  readonly root?: string;
  /** A command that runs it, with its flags. */
  readonly tracer?: readonly string[];
  /** Settings besides its own. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The real server on one data folder and one port, killed and started again. */
export class KilledServer {
  readonly port: number;
  readonly data: string;
  readonly #site: string;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #watched: WatchedProgram | undefined;
  #stderr = '';

  private constructor(port: number, folder: string, options: ServerOptions) {
    this.port = port;
    this.data = join(folder, 'data');
    this.#site = join(folder, 'site');
    this.#options = options;
    mkdirSync(this.#site);
    writeFileSync(join(this.#site, 'index.html'), '<!doctype html>');
  }

  /** Cookies are bound to a port, so it is the same in every life. */
  static async create(folder: string, options: ServerOptions = {}): Promise<KilledServer> {
    return new KilledServer(await freePort(), folder, options);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves once it says that it listens, or when it was killed before. Anything else is an error. */
  async start(): Promise<void> {
    const { root = ROOT, tracer = [], environment } = this.#options;
    const flags = ['--site', this.#site, '--host', '127.0.0.1', '--port', String(this.port)];
    const [command = '', ...args] = [...tracer, process.execPath, ...FLAGS, join(root, MAIN), ...flags];
    const settings = { CROWNHOLD_DATA: this.data, CROWNHOLD_LIMITS: 'off', CROWNHOLD_LOG: 'error', ...environment };
    const env = { ...process.env, NODE_COMPILE_CACHE: `${this.data}-compiled`, ...settings, LC_ALL: 'C' };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    // Whoever ends this program ends the server with it.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('close', () => process.off('exit', end));
    this.#stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text;
    });
    this.#watched = watchEnd(child, 'a server', () => this.#stderr);
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    if (!this.#watched.hasEndedUnasked) return;
    this.#watched.expectEnd();
    throw new Error(`the server ended: ${this.#stderr}`);
  }

  /** Ends as an operator ends it. What was compiled is kept then, so that later lives begin sooner. */
  async shutDown(): Promise<void> {
    const child = this.#child!;
    const closed = once(child, 'close');
    this.#watched?.ask();
    child.kill('SIGTERM');
    await closed;
    if (child.exitCode !== 0) throw new Error(`the server did not shut down: ${this.#stderr}`);
    this.#child = undefined;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** All that it has written there in this life. */
  get stderr(): string {
    return this.#stderr;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Throws if it has ended by itself. */
  check(): void {
    if (this.#watched?.hasEndedUnasked) throw new Error(String(this.#watched));
  }

  /** It does nothing until it is resumed, and its connections stay. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** The signal is sent at once; resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.check();
    if (!child || !this.isRunning) return;
    const closed = once(child, 'close');
    this.#watched?.ask();
    child.kill('SIGKILL');
    await closed;
  }
}
