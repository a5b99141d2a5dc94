import type { Claim } from './claim.ts';
import { runClaim } from './server.ts';

const COMMANDS = 50_000;
const COMMANDS_A_PART = 5000;

export const nodes: Claim = {
  name: 'nodes',
  says:
    'Three nodes on one PostgreSQL and Redis, with 50,000 commands that each come to two nodes at once, while nodes are killed and paused at random, their lines to ' +
    'PostgreSQL are cut, silenced one way and slowed, PostgreSQL is crashed by kill -9 of its postmaster, and Redis is killed and flushed: by the ledgers of the clients nothing is lost, doubled or forked.',
  run: ({ seed, progress }) => runClaim('nodes', seed, COMMANDS, COMMANDS_A_PART, progress),
};

const CRASHES = 200;
const CRASHES_A_PART = 20;

export const jobsCrash: Claim = {
  name: 'jobs-crash',
  says:
    'PostgreSQL is crashed 200 times, by kill -9 of its postmaster, at random moments of games with bots that think as jobs of two nodes and a worker: ' +
    'no process ends, every game has a turn of a bot within 15 seconds after the database is back, and every turn of a bot is stored once.',
  run: ({ seed, progress }) => runClaim('jobs-crash', seed, CRASHES, CRASHES_A_PART, progress),
};

const GAMES = 10_000;
const GAMES_A_PART = 1000;

export const migration: Claim = {
  name: 'migration',
  says:
    '10,000 played games are moved from SQLite to PostgreSQL, in parts that are each cut off and resumed: every row is compared, the records of both ' +
    'databases are the same byte for byte, and every record from PostgreSQL verifies: its steps by the rules, and those of finished games by their sealed dice and signatures.',
  run: ({ seed, progress }) => runClaim('migration', seed, GAMES, GAMES_A_PART, progress),
};
