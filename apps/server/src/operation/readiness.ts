import type { FastifyInstance } from 'fastify';
import type { LoopDelay } from './event-loop.ts';

/** While the main thread keeps everything waiting this long, a balancer had better send people elsewhere. */
const MOST_P99_MS = 250;

export interface Readiness {
  isDraining(): boolean;
  /** Whether the store answers. */
  isStoreThere(): Promise<boolean>;
  loopDelay(): LoopDelay;
}

/** `/livez`: the process lives. `/readyz`: people may come. */
export function serveHealth(app: FastifyInstance, { isDraining, isStoreThere, loopDelay }: Readiness): void {
  const headers = { 'cache-control': 'no-store' };
  app.get('/livez', (_, reply) => reply.headers(headers).type('text/plain').send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    const eventLoop = loopDelay();
    const checks = {
      draining: isDraining(),
      store: await isStoreThere(),
      eventLoop,
    };
    const isReady = !checks.draining && checks.store && eventLoop.p99Ms < MOST_P99_MS;
    return reply
      .code(isReady ? 200 : 503)
      .headers(headers)
      .send({ isReady, ...checks });
  });
}
