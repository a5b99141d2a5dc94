import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { runTsc } from '../tsc.ts';
import { packAll } from './pack-all.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhold-packed-'));
const EXAMPLE = join(ROOT, 'examples/engine/random-game.ts');

beforeAll(async () => {
  const tarballs = await packAll(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...quiet, ...tarballs.map(({ file }) => file)], { cwd: folder, stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const crownhold = join(folder, 'node_modules/.bin/crownhold');

describe('the package crownhold, installed in an empty folder', () => {
  it('plays, prints, and starts threads of its own', () => {
    expect(run(crownhold, '--help')).toContain('play');
    const bots = ['--bot', 'greedy', '--bot', 'random', '--nodes', '1'];
    const match = JSON.parse(run(crownhold, 'arena', ...bots, '--game', 'duel', '--games', '2', '--json'));
    expect(match).toMatchObject({ games: 2 });
    expect(run(crownhold, 'print', 'colours')).toContain('<svg');
  });

  it('serves the page and its tables', async () => {
    const data = join(folder, 'data');
    const env = { ...process.env, CROWNHOLD_DATA: data };
    const server = spawn(crownhold, ['serve', '--port', '0', '--host', '127.0.0.1'], { cwd: folder, env });
    const closed = once(server, 'close');
    try {
      const gone = closed.then(() => Promise.reject(new Error('the server ended')));
      const [line] = (await Promise.race([once(createInterface(server.stdout), 'line'), gone])) as [string];
      const address = /http:\/\/\S+?:\d+/.exec(line)![0];
      expect(await (await fetch(address)).text()).toContain('<html');
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect((await fetch(`${address}/api`)).status).toBe(200);
      expect(existsSync(join(data, 'crownhold.db'))).toBe(true);
    } finally {
      server.kill();
      await closed;
    }
  });
});

describe('the package @crownhold/engine, installed in an empty folder', () => {
  it('plays from TypeScript, with types that hold', async () => {
    cpSync(EXAMPLE, join(folder, 'random-game.ts'));
    const record = JSON.parse(run(process.execPath, 'random-game.ts'));
    writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
    expect(JSON.parse(run(crownhold, 'replay', 'record.json', '--json'))).toMatchObject({ ok: true });
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
    ];
    const roots = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    expect((await runTsc(...flags, ...roots, join(folder, 'random-game.ts'))).output).toBe('');
  });

  it('plays from plain JavaScript, as its document shows', () => {
    const document = readFileSync(join(folder, 'node_modules/@crownhold/engine/README.md'), 'utf8');
    const [, code] = /```ts\n([\s\S]*?)```/.exec(document)!;
    writeFileSync(join(folder, 'document.js'), code!);
    expect(run(process.execPath, 'document.js')).toMatch(/\[ [12], [12] \]/);
  });

  it('has no dependency', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/@crownhold/engine/package.json'), 'utf8'));
    expect(manifest.dependencies).toBeUndefined();
  });
});
