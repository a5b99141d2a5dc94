// Serves as bench/server.ts asks. Usage: node apps/server/bench/serve.ts; prints the origin, and what the server has used
// for every line of input.
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { spawnServer } from '../test/spawned-server.ts';

const server = await spawnServer({ CROWNHOLD_LIMITS: 'off' }, join(import.meta.dirname, 'measured-server.ts'));
process.stdout.write(`${JSON.stringify({ origin: server.origin })}\n`);
for await (const _ of createInterface(process.stdin)) {
  server.child.send('measure');
  const [used] = (await once(server.child, 'message')) as [object];
  const ready = (await (await fetch(`${server.origin}/readyz`)).json()) as object;
  process.stdout.write(`${JSON.stringify({ ...used, ...ready })}\n`);
}
await server.stop();
