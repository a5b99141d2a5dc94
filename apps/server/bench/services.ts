// A PostgreSQL and a Redis of their own. Prints their addresses; answers every line of input by the processor time that each has used
// so far, in milliseconds, and the size of the database.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { PostgresServer } from '../test/postgres-server.ts';
import { RedisServer } from '../test/redis-server.ts';

/** Of Linux. */
const MS_A_TICK = 10;
/** Fields of /proc/PID/stat behind the name, from 0: the parent, and user and system time of it and of its ended children. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];

const postgres = await PostgresServer.start();
const redis = await RedisServer.start();
const url = await postgres.createDatabase();
process.stdout.write(`${JSON.stringify({ url, redisUrl: redis.url })}\n`);
for await (const _ of createInterface(process.stdin)) {
  const [row] = await postgres.ask(url, 'SELECT pg_database_size(current_database()) AS bytes');
  const used = { databaseMs: timeOf(postgres.pid!), hintsMs: timeOf(redis.pid!), bytes: Number(row?.['bytes']) };
  process.stdout.write(`${JSON.stringify(used)}\n`);
}
await redis.close();
await postgres.close();

/** Of a process and its children. */
function timeOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = all.map(fieldsOf).filter((fields) => fields && (fields.pid === pid || fields.parent === pid));
  return family.reduce((sum, fields) => sum + fields!.ms, 0);
}

function fieldsOf(name: string) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = TIMES.reduce((sum, at) => sum + Number(fields[at]), 0);
    return { pid: Number(name), parent: Number(fields[PARENT]), ms: ticks * MS_A_TICK };
  } catch {
    // It has ended.
    return undefined;
  }
}
