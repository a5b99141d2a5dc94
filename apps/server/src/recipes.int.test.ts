import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../test/system-program.ts';

const ROOT = join(import.meta.dirname, '../../..');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('the configuration for Caddy is one', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'docs/Caddyfile')];
  // It keeps its files there, and looks for no network.
  const { status, stderr } = spawnSync(findProgram('caddy'), args, {
    encoding: 'utf8',
    env: { ...process.env, HOME: createFolder() },
  });
  expect(stderr).not.toContain('"level":"error"');
  expect(status).toBe(0);
});

it.each(['crownhold.service', 'crownhold-worker.service'])(
  '%s brings its program back however often it ends',
  (name) => {
    const unit = readFileSync(join(ROOT, 'docs', name), 'utf8');
    const [head = '', service = ''] = unit.split('[Service]');
    expect(service).toMatch(/^Restart=always$/m);
    expect(service).toMatch(/^RestartSec=[1-9]$/m);
    expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  },
);

it('the unit for systemd is one, and starts a program that is there', () => {
  const unit = readFileSync(join(ROOT, 'docs/crownhold.service'), 'utf8');
  const [, program, main] = /^ExecStart=\/opt\/crownhold\/(\S+) (\S+)/m.exec(unit)!;
  for (const file of [program!, main!]) expect(readFileSync(join(ROOT, file)).length).toBeGreaterThan(0);
  if (process.platform !== 'linux') return;
  const file = join(createFolder(), 'crownhold.service');
  // As if this folder were the one that the unit names.
  writeFileSync(file, unit.replaceAll('/opt/crownhold', ROOT));
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  if (error) expect(error).toMatchObject({ code: 'ENOENT' });
  else expect([status, stderr]).toEqual([0, '']);
});
