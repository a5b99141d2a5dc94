import process from 'node:process';
import type { FastifyInstance } from 'fastify';

const GRACE_MS = 3000;

/** Shuts down on SIGINT and SIGTERM: open requests get the grace period; the same signal again ends the process at once. */
export function shutDownOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(app));
}

async function shutDown(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  await app.close();
}
