import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readStages, textsOf } from '../test/dockerfile.ts';
import { createFolder, startServer } from '../test/server.ts';
import { findProgram } from '../test/system-program.ts';
import { readVariables, VARIABLES } from './operation/variables.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const FILES = { 'index.html': '<!doctype html>' };
const NOBODY = 65_534;

describe('the Dockerfile', () => {
  const stages = readStages(read('Dockerfile'));
  const last = stages.at(-1)!;
  const exec = (instruction: string) => JSON.parse(/\[.*\]$/.exec(textsOf(last, instruction)[0]!)![0]) as string[];

  it('builds in one stage and runs in another, of named versions', () => {
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(textsOf(stage, 'FROM')[0]).toMatch(/^[a-z]+:(?!latest)[a-z0-9.-]+( AS build)?$/);
    expect(textsOf(stages[0]!, 'FROM')[0]).toContain(`node:${process.versions.node.split('.')[0]}-`);
  });

  it('runs without npm, and as nobody', () => {
    expect(textsOf(last, 'RUN')).toEqual([]);
    expect(textsOf(last, 'USER')).toEqual([`${NOBODY}:${NOBODY}`]);
    expect(textsOf(last, 'COPY').filter((copied) => /npm|lib\/node_modules/.test(copied))).toEqual([]);
    const names = last.map(({ name }) => name);
    expect(names.lastIndexOf('COPY')).toBeLessThan(names.indexOf('USER'));
  });

  it('sets variables that the server reads, and starts a file that the tarball has', () => {
    const set = Object.fromEntries(
      textsOf(last, 'ENV')[0]!
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    const { NODE_ENV, ...own } = set as Record<string, string>;
    expect(NODE_ENV).toBe('production');
    for (const name of Object.keys(own)) expect(VARIABLES).toHaveProperty(name);
    expect(readVariables(own)).not.toHaveProperty('fault');
    expect(textsOf(last, 'EXPOSE')).toEqual([own['PORT']]);
    const [program, main] = exec('CMD');
    expect([program, main]).toEqual(['node', '/app/node_modules/crownhold/apps/server/src/main.js']);
    expect(read('apps/server/src/main.ts')).toContain('Serves page and tables');
  });

  it('asks for its health by node, in words that hold with a public address too', async () => {
    const { origin } = await startServer(createFolder(FILES), { PUBLIC_URL: 'https://example.org' });
    const [program, ...args] = exec('HEALTHCHECK');
    expect(program).toBe('node');
    const check = (port: string) =>
      once(spawn(process.execPath, args, { env: { ...process.env, PORT: port } }), 'close');
    expect(await check(new URL(origin).port)).toEqual([0, null]);
    expect(await check('1')).toEqual([1, null]);
  });

  it('copies no data, no history and no libraries of this machine', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']),
    );
  });
});

interface Service {
  readonly image?: string;
  readonly restart?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };
  const given = { POSTGRES_PASSWORD: 'secret', DOMAIN: 'example.org' };
  const filled = (value: string) => value.replace(/\$\{(\w+):\?\}/g, (_, name: keyof typeof given) => given[name]);

  it('brings every service back that ends', () => {
    for (const [name, { restart }] of Object.entries(services))
      expect([name, restart]).toEqual([name, 'unless-stopped']);
  });

  it('names versions, services and volumes that are there', () => {
    expect(Object.keys(services)).toEqual(['server', 'worker', 'database', 'hints', 'proxy']);
    for (const { image, build, depends_on, volumes: mounted = [] } of Object.values(services)) {
      if (build === undefined) expect(image).toMatch(/^[a-z/]+:\d[a-z0-9.-]*$/);
      for (const name of Object.keys(depends_on ?? {})) expect(services).toHaveProperty(name);
      for (const [from = ''] of mounted.map((mount) => mount.split(':')))
        if (from.startsWith('.')) expect(read(from).length).toBeGreaterThan(0);
        else expect(volumes).toHaveProperty(from);
    }
  });

  it('gives the server variables that it reads, and hosts that are services', () => {
    const entries = Object.entries(services['server']!.environment!).map(([name, value]) => [name, filled(value)]);
    for (const [name] of entries) expect(VARIABLES).toHaveProperty(name!);
    const settings = readVariables(Object.fromEntries(entries));
    if ('fault' in settings) throw new Error(JSON.stringify(settings));
    expect(settings).toMatchObject({ publicOrigin: 'https://example.org', trustedProxies: ['172.30.0.0/24'] });
    for (const url of [settings.databaseUrl!, settings.redisUrl!])
      expect(services).toHaveProperty(new URL(url).hostname);
  });

  it('runs a worker on the same database, by a file that the tarball has', () => {
    const { environment, command } = services['worker']!;
    expect(environment!['DATABASE_URL']).toBe(services['server']!.environment!['DATABASE_URL']);
    for (const name of Object.keys(environment!)) expect(VARIABLES).toHaveProperty(name);
    expect(command).toEqual(['node', '/app/node_modules/crownhold/apps/server/src/worker-main.js']);
    // The tarball has what the command line starts.
    expect(read('apps/cli/src/worker/run.ts')).toContain('server/src/worker-main.ts');
  });

  it('has a configuration of Caddy that is one', () => {
    const folder = createFolder({});
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'docs/compose.Caddyfile')];
    const env = { ...process.env, HOME: folder, DOMAIN: 'example.org' };
    const { status, stderr } = spawnSync(findProgram('caddy'), args, { encoding: 'utf8', env });
    expect([status, stderr.includes('"level":"error"')]).toEqual([0, false]);
  });
});

it('the line that systemd starts runs for a user who is not root, with the variables of the unit', async () => {
  const unit = read('docs/crownhold.service');
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit)!;
  const [program = '', ...args] = line.replaceAll('/opt/crownhold', ROOT).split(' ');
  const [, pairs = ''] = /^Environment=(.+)$/m.exec(unit)!;
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = createFolder(FILES);
  chmodSync(site, 0o755);
  // In a folder that is root's alone nobody else can run anything.
  const isNobody = process.getuid?.() === 0 && isOpenToOthers(ROOT);
  if (isNobody) chownSync(folder, NOBODY, NOBODY);
  const environment = Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')));
  const child = spawn(program, [...args, '--site', site, '--port', '0'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...environment, CROWNHOLD_DATA: join(folder, 'data') },
    ...(isNobody && { uid: NOBODY, gid: NOBODY }),
  });
  const stderr = text(child.stderr);
  const closed = once(child, 'close');
  const first = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const [told] = await Promise.race([first, closed.then(async () => [await stderr])]);
  const origin = /http:\S+/.exec(told!)?.[0];
  expect(origin, told).toBeDefined();
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect([await closed, await stderr]).toEqual([[0, null], '']);
});

/** Whether other users may enter a folder and all those that it is in. */
function isOpenToOthers(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToOthers(parent));
}

it('the line that systemd starts for a worker says what it misses without a database', async () => {
  const unit = read('docs/crownhold-worker.service');
  const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit)!;
  const [program = '', ...args] = line.replaceAll('/opt/crownhold', ROOT).split(' ');
  const child = spawn(program, args, { cwd: ROOT, env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
  const stderr = text(child.stderr);
  expect([await once(child, 'close'), await stderr]).toEqual([[1, null], expect.stringContaining('DATABASE_URL')]);
  expect(unit).toMatch(/^EnvironmentFile=/m);
});
