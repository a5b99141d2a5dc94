import process from 'node:process';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TcpProxy } from '../../faults/tcp-proxy.ts';
import { PostgresServer } from '../../test/postgres-server.ts';
import { RedisServer } from '../../test/redis-server.ts';
import { PostgresListener } from '../hints/postgres-listener.ts';
import { RedisHints } from '../hints/redis-hints.ts';
import { connectPostgres } from './postgres-client.ts';
import { openPool } from './postgres-pool.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.close());

/** A line to a server, which can be silent without closing. */
async function openLine(port: number): Promise<TcpProxy> {
  const line = await TcpProxy.start(port);
  onTestFinished(() => line.close());
  return line;
}

function silence(line: TcpProxy): void {
  for (const way of ['there', 'back'] as const) line.blackHoles.add(way);
}

async function openDatabase() {
  const line = await openLine(postgres.port);
  const url = new URL(await postgres.createDatabase());
  url.port = String(line.port);
  return { line, url: url.href };
}

async function backendOf(pool: Pool): Promise<number> {
  return (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;
}

describe('a line to PostgreSQL that is silent without closing', () => {
  it('costs a pool the connections whose answers did not come; the next question is answered on a fresh one', async () => {
    const { line, url } = await openDatabase();
    const pool = openPool({ url, name: 'test', connections: 2, statementMs: 200, onLost: () => {} });
    onTestFinished(() => pool.end());
    const before = await Promise.all([backendOf(pool), backendOf(pool)]);
    expect(new Set(before).size).toBe(2);
    silence(line);
    const asked = await Promise.allSettled([backendOf(pool), backendOf(pool)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([pool.totalCount, pool.idleCount]).toEqual([0, 0]);
    line.blackHoles.clear();
    expect(before).not.toContain(await backendOf(pool));
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    await expect.poll(() => line.connections).toBe(1);
  });

  it('keeps nobody who ends a connection waiting', async () => {
    const { line, url } = await openDatabase();
    const client = await connectPostgres(url, 'test');
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]!.pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(rows[0]!.pid, 'SIGCONT'));
    await client.end();
    await expect.poll(() => line.connections).toBe(0);
  });

  it('is noticed by whoever listens, once, and listened on again', async () => {
    const { line, url } = await openDatabase();
    const told: string[] = [];
    const listener = new PostgresListener({
      url,
      channel: 'test',
      name: 'test',
      hear: (text) => told.push(text),
      onListening: () => told.push('listening'),
      onLost: () => told.push('lost'),
    });
    onTestFinished(() => listener.close());
    await expect.poll(() => told).toEqual(['listening']);
    silence(line);
    await expect.poll(() => told).toEqual(['listening', 'lost']);
    line.blackHoles.clear();
    await expect.poll(() => told).toEqual(['listening', 'lost', 'listening']);
    listener.notify('hello');
    await expect.poll(() => told.at(-1)).toBe('hello');
  });
});

it('a line to Redis that is silent is made again, and hints come through', async () => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.close());
  const line = await openLine(Number(new URL(redis.url).port));
  const lost: string[] = [];
  const here = new RedisHints(`redis://127.0.0.1:${line.port}`, ({ event }) => lost.push(event));
  const there = new RedisHints(redis.url, () => {});
  onTestFinished(() => Promise.all([here.close(), there.close()]).then(() => undefined));
  const heard = new Set<string>();
  here.listen((table) => heard.add(`here ${table}`));
  there.listen((table) => heard.add(`there ${table}`));
  const tell = (name: string) => {
    here.publish(name);
    there.publish(name);
    return [...heard].sort();
  };
  await expect.poll(() => tell('one')).toEqual(['here one', 'there one']);
  silence(line);
  await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2);
  line.blackHoles.clear();
  await expect.poll(() => tell('two')).toEqual(['here one', 'here two', 'there one', 'there two']);
});
