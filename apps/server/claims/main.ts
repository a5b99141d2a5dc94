// Tries a claim about the server. Usage: node apps/server/claims/main.ts NAME SEED COUNT; prints what it counted as JSON.
import process from 'node:process';
import { fuzzServer } from './fuzz/server-fuzz.ts';
import { checkJobsCrash } from './jobs/jobs-crash.ts';
import { checkKills } from './kill/kill.ts';
import { traceTurns } from './kill/synced-turns.ts';
import { cutLogTails } from './log-tail.ts';
import { checkMigration } from './migration/migration.ts';
import { checkNodes } from './nodes/nodes.ts';
import { checkOnlineFair } from './online-fair.ts';
import { checkReconnect } from './reconnect.ts';
import { traceRows } from './synced-rows.ts';
import { connectByWire } from './wire-listeners.ts';
import { checkWireSecrecy } from './wire-secrecy.ts';

const TRACED_TABLES = 8;
const CLAIMS: Readonly<Record<string, (seed: number, count: number) => Promise<{ readonly problem?: string }>>> = {
  'wire-secrecy': checkWireSecrecy,
  'wire-secrecy-sockets': (seed, pairs) => checkWireSecrecy(seed, pairs, undefined, connectByWire),
  'online-fair': checkOnlineFair,
  'jobs-crash': (seed, crashes) => checkJobsCrash(seed, crashes),
  kill: (seed, kills) => checkKills(seed, kills),
  migration: checkMigration,
  nodes: (seed, commands) => checkNodes(seed, commands),
  reconnect: checkReconnect,
  'server-fuzz': fuzzServer,
  'synced-rows': async (_, rows) => traceRows(rows / TRACED_TABLES, TRACED_TABLES),
  'synced-turns': (seed, turns) => traceTurns(seed, turns),
  'log-tail': async (seed, cuts) => cutLogTails(seed, cuts),
};
const [name = '', seed = 1, count = 1] = process.argv.slice(2);
const claim = CLAIMS[name];
if (!claim) throw new Error(`there is no claim ${name}`);
// What was started for the claim ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { problem, ...counts } = await claim(Number(seed), Number(count));
if (problem !== undefined) process.stdout.write(`${problem}\n`);
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exitCode = problem === undefined ? 0 : 1;
