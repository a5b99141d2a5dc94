import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { SpawnedProgram } from './spawned-program.ts';
import { findProgram } from './system-program.ts';
import { within } from './within.ts';

const LOOK_MS = 20;
/** Room for several nodes, and little memory. Commits are synced, as they must be. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 120
shared_buffers = 32MB
`;

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** A real PostgreSQL of its own, in a folder that goes with it. Root hands it to another user: PostgreSQL refuses root. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #user: User | undefined;
  #program: SpawnedProgram | undefined;
  #databases = 0;

  private constructor(port: number, folder: string, user: User | undefined) {
    this.port = port;
    this.#folder = folder;
    this.#user = user;
  }

  static async start(): Promise<PostgresServer> {
    const user = unprivileged();
    const folder = mkdtempSync(join(tmpdir(), 'crownhold-postgres-'));
    if (user) chownSync(folder, user.uid, user.gid);
    const init = [
      '-D',
      join(folder, 'data'),
      '-U',
      'crownhold',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ];
    const initialised = new SpawnedProgram(findProgram('initdb'), init, { ...user, cwd: folder });
    if ((await initialised.ended()) !== 0) throw new Error(`initdb: ${initialised.output}`);
    writeFileSync(join(folder, 'data/postgresql.auto.conf'), SETTINGS);
    const server = new PostgresServer(await freePort(), folder, user);
    await server.startAgain();
    return server;
  }

  /** Of the postmaster. */
  get pid(): number | undefined {
    return this.#program?.pid;
  }

  get isRunning(): boolean {
    return this.#program?.isRunning === true;
  }

  /** After it was ended or killed; resolves once it takes connections. */
  async startAgain(): Promise<void> {
    await within('PostgreSQL', this.#startUntilReady());
  }

  /** The address of an empty database. */
  async createDatabase(): Promise<string> {
    const name = `test_${this.#databases++}`;
    await this.ask(this.#url('postgres'), `CREATE DATABASE ${name}`);
    return this.#url(name);
  }

  /** Rows of one statement. */
  async ask(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: url });
    // A server that is killed meanwhile is told by the promise.
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** `kill -9` of the postmaster: a crash, after which it recovers from its log. */
  async crash(): Promise<void> {
    await this.#program?.end('SIGKILL');
  }

  /** Nobody is connected any more. */
  async stop(): Promise<void> {
    await this.#program?.end('SIGINT');
  }

  async close(): Promise<void> {
    await this.#program?.end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startUntilReady(): Promise<void> {
    // Backends of a killed postmaster may take a moment to be gone: until then it does not start.
    let attempt: SpawnedProgram | undefined;
    while (!(await this.#isReady())) {
      if (!this.isRunning) {
        await attempt?.ended();
        const args = ['-D', join(this.#folder, 'data'), '-p', String(this.port), '-k', this.#folder];
        attempt = new SpawnedProgram(findProgram('postgres'), args, { ...this.#user, cwd: this.#folder });
        this.#program = attempt;
      }
      await wait(LOOK_MS);
    }
  }

  #isReady(): Promise<boolean> {
    return this.ask(this.#url('postgres'), 'SELECT 1').then(
      () => true,
      () => false,
    );
  }

  #url(database: string): string {
    return `postgres://crownhold@127.0.0.1:${this.port}/${database}`;
  }
}

function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}
