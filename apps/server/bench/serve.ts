// Serves as bench/server.ts asks. Usage: node apps/server/bench/serve.ts [DATA] [VARIABLE=VALUE…]; prints the origin, and for every line of input what the
// server has used since the one before. The line `profile` also begins a profile for the next one, `watch` the watching of turns.
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { spawnServer } from '../test/spawned-server.ts';

const args = process.argv.slice(2);
const data = args.find((arg) => !arg.includes('='));
const settings = args
  .filter((arg) => arg.includes('='))
  .map((arg) => [arg.split('=', 1)[0]!, arg.slice(arg.indexOf('=') + 1)]);
const environment = {
  CROWNHOLD_LIMITS: 'off',
  ...(data !== undefined && { CROWNHOLD_DATA: data }),
  ...(Object.fromEntries(settings) as Readonly<Record<string, string>>),
};
const server = await spawnServer(environment, join(import.meta.dirname, 'measured-server.ts'));
process.stdout.write(`${JSON.stringify({ origin: server.origin })}\n`);
for await (const line of createInterface(process.stdin)) {
  server.child.send(line);
  const [used] = (await once(server.child, 'message')) as [object];
  process.stdout.write(`${JSON.stringify(used)}\n`);
}
await server.stop();
