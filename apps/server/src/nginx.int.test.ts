import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createRng } from '@crownhold/core';
import { findGame } from '@crownhold/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { startTables } from '../test/server.ts';
import { SpawnedProgram } from '../test/spawned-program.ts';
import { findProgram } from '../test/system-program.ts';
import { WireClient } from '../test/wire-client.ts';
import { WirePlayer } from '../test/wire-player.ts';
import { within } from '../test/within.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONFIGURATION = readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8');

/** nginx with the configuration of the documents, in front of a server. */
async function startNginx(port: number, upstream: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-nginx-'));
  const site = CONFIGURATION.replace('listen 80', `listen 127.0.0.1:${port}`).replace('127.0.0.1:8080', upstream);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `http { access_log off; ${paths.join(' ')}\n${site}\n}`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(join(folder, 'nginx.conf'), `${user} pid ${folder}/nginx.pid; daemon off; events {}\n${http}`);
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')];
  const nginx = new SpawnedProgram(findProgram('nginx'), args);
  onTestFinished(async () => {
    // Not SIGQUIT: then it waits for every connection to end by itself.
    await within('the end of nginx', nginx.end('SIGTERM'));
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => isListening(port)).toBe(true);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', end(true)).on('error', end(false));
  });
}

describe('behind nginx', () => {
  it('a game is played by socket and by stream, and only the public address is answered', async () => {
    const port = await freePort();
    const host = `localhost:${port}`;
    const server = await startTables({ PUBLIC_URL: `http://${host}`, TRUSTED_PROXIES: '127.0.0.1' });
    await startNginx(port, new URL(server.origin).host);
    const clients = await Promise.all(
      [0, 1].map(() => WireClient.begin(`http://${host}`, { origin: `http://${host}` })),
    );
    expect(clients[0]!.cookie).toMatch(new RegExp(`^crownhold-${port}=`));
    const created = await clients[0]!.create({
      game: 'kingdomino',
      options: { seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'free' }],
      clock: { kind: 'none' },
    });
    const { table } = created;
    await clients[1]!.sit(created);
    const game = findGame('kingdomino')!;
    const players = (['socket', 'stream'] as const).map(
      (by, viewer) =>
        new WirePlayer({ client: clients[viewer]!, table, game, viewer, by, signs: true, rng: createRng(viewer) }),
    );
    for (const player of players) await player.connect();
    await Promise.all(players.map((player) => player.until(({ view }) => view?.status === 'over')));
    expect(players[0]!.head).toBe(players[1]!.head);
    for (const player of players) player.cut();
    expect((await new WireClient(server.origin).post('/api/session', {})).status).toBe(403);
    const foreign = await new WireClient(`http://${host}`).post('/api/session', {}, { origin: 'http://evil.example' });
    expect(foreign.status).toBe(403);
  });
});
