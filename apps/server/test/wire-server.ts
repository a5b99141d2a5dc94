import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import type { LogLine } from '../src/ports/log.ts';
import type { Meter } from '../src/ports/meter.ts';
import { addTables } from '../src/running-server.ts';
import type { TableService } from '../src/tables/table-service.ts';
import { Courier } from '../src/wire/courier.ts';
import { InFlight } from '../src/wire/in-flight.ts';
import { Limits } from '../src/wire/limits.ts';
import { UnstartedTables } from '../src/wire/unstarted-tables.ts';
import type { WirePorts } from '../src/wire/wire-ports.ts';

const HEARTBEAT_MS = 20_000;

const NO_METER: Meter = {
  parsed: () => {},
  connected: () => {},
  cut: () => {},
  answered: () => {},
  limited: () => {},
};

/** Real sockets and requests in front of any service. Whoever sends the cookie `session=X` is session X. */
export async function serveWire(service: TableService, change: Partial<WirePorts> = {}) {
  const logs: LogLine[] = [];
  const wire = createWire(service, { log: (line) => logs.push(line), ...change });
  const app = fastify();
  const { api, sockets } = await addTables(app, wire);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    logs,
    wire,
    async close(): Promise<void> {
      api.close();
      await sockets.close(0);
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** What a server has around its tables, without limits. */
export function createWire(service: TableService, change: Partial<WirePorts> = {}): WirePorts {
  return {
    service,
    sessions: {
      begin: () => Promise.reject(new Error('sessions are given by name')),
      find: async (header) => /^session=(\S+)$/.exec(header ?? '')?.[1],
      listenAt: () => {},
      end: () => '',
      offerDevice: async () => '',
      addDevice: async () => undefined,
      cookieName: 'session',
    },
    tokens: {
      make: () => Promise.reject(new Error('nobody makes tokens here')),
      find: async () => undefined,
      list: async () => [],
      revoke: async () => false,
    },
    tokenStore: { tablesOf: async () => [] },
    pushes: { publicKey: '', subscribe: async () => 'bad-endpoint', unsubscribe: async () => {} },
    limits: new Limits({ areOn: false, isPublic: false, nowMs: () => performance.now() }),
    unstarted: new UnstartedTables(false, async () => false),
    courier: new Courier(),
    inFlight: new InFlight(),
    own: { names: ['localhost'] },
    meter: NO_METER,
    log: () => {},
    hasPublicList: true,
    invitationOrigin: () => '',
    heartbeatMs: HEARTBEAT_MS,
    isDraining: () => false,
    ...change,
  };
}
