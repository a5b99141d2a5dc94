import process from 'node:process';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 3000;

/** Ends quietly: what is being answered is answered, unless somebody reads very slowly or insists. */
export function stopOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app));
}

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  await app.close();
}
