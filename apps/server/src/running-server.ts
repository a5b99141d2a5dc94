import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Api } from './http/api.ts';
import { serveApiPages } from './http/api-pages.ts';
import { invitationOrigin } from './lan-address.ts';
import { digest, ENTROPY, startService } from './node-service.ts';
import { EventLoop } from './operation/event-loop.ts';
import { logTo } from './operation/logger.ts';
import { Metrics } from './operation/metrics.ts';
import { serveMetrics } from './operation/metrics-server.ts';
import { serveHealth } from './operation/readiness.ts';
import type { Options } from './options.ts';
import type { Heads } from './ports/heads.ts';
import type { Hints } from './ports/hints.ts';
import type { Notes } from './ports/notes.ts';
import type { ServerStore } from './ports/server-store.ts';
import { PushServices } from './push/push-service.ts';
import { Pushes } from './push/pushes.ts';
import { Vapid } from './push/vapid.ts';
import { Sessions } from './sessions/sessions.ts';
import { Tokens } from './sessions/tokens.ts';
import type { Invitation } from './site/invitation-preview.ts';
import { HEARTBEAT_MS } from './wire/buffer-limit.ts';
import { Courier } from './wire/courier.ts';
import { InFlight } from './wire/in-flight.ts';
import { Limits } from './wire/limits.ts';
import { namesOf } from './wire/origin-guard.ts';
import { UnstartedTables } from './wire/unstarted-tables.ts';
import type { WirePorts } from './wire/wire-ports.ts';
import { SocketServer } from './ws/socket-server.ts';

/** How long open requests and commands may take once the server is to end. */
const GRACE_MS = 3000;
/** A session that another node has ended is believed no longer than this. */
const KNOWN_MS = 2000;
/** Push services want an address; theirs is the one of whoever runs the server, if there is one. */
const NO_CONTACT = 'https://localhost';

export interface ServerParts {
  readonly options: Options;
  readonly logger: Logger;
  readonly store: ServerStore;
  /** Only where several nodes share the store. */
  readonly nodes?: { readonly hints: Hints; readonly heads: Heads; readonly notes: Notes } | undefined;
  /** The site, which does not listen yet. */
  readonly app: FastifyInstance;
}

export interface RunningServer {
  /** As it was found, if any free one was asked for. */
  readonly port: number;
  readonly metricsPort?: number;
  /** What the preview of an invitation may tell. */
  invitation(table: string, token: string): Promise<Invitation | undefined>;
  /** Answers what is on its way, says goodbye, and lets go of everything but the store. */
  close(): Promise<void>;
}

/** Page and tables on one port. Rejects if it cannot listen there. */
export async function startServer({ options, logger, store, nodes, app }: ServerParts): Promise<RunningServer> {
  const metrics = new Metrics();
  const eventLoop = new EventLoop();
  const log = metrics.counting(logTo(logger));
  const pushes = await startPushes(options, store, log);
  const { botThreads, bots, databaseUrl: url } = options;
  const queue = url === undefined || bots === 'here' ? undefined : { url, takesJobs: bots === 'jobs' };
  const { service, close: closeService } = await startService({
    store,
    metrics,
    log,
    notices: pushes,
    botThreads,
    queue,
    ...nodes,
  });
  let isDraining = false;
  const origin = () => invitationOrigin(options, app.server.address());
  const knownMs = nodes && KNOWN_MS;
  const parts = { service, pushes, store, invitationOrigin: origin, knownMs };
  const wire = createWire(options, parts, metrics, log, () => isDraining);
  const { api, sockets } = await addTables(app, wire);
  const measured = { liveTables: () => service.liveTables, loopDelay: () => eventLoop.delay() };
  metrics.measure(measured);
  const isStoreThere = () => store.servedMs().then(isNumber, () => false);
  serveHealth(app, { isDraining: wire.isDraining, isStoreThere, loopDelay: measured.loopDelay });
  const closing = [() => app.close(), () => sockets.close(GRACE_MS), closeService, async () => eventLoop.close()];
  let metricsPort: number | undefined;
  try {
    if (options.metricsPort !== undefined) {
      const server = await serveMetrics(metrics, options.metricsPort);
      metricsPort = (server.address() as AddressInfo).port;
      closing.push(async () => void server.close().closeAllConnections());
    }
    await app.listen({ host: options.host, port: options.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    await Promise.all(closing.map((close) => close()));
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  wire.sessions.listenAt(cookieAddress(options.publicOrigin, port));
  return {
    port,
    ...(metricsPort !== undefined && { metricsPort }),
    invitation: (table, token) => service.people.invitation(table, token),
    async close() {
      isDraining = true;
      await Promise.race([wire.inFlight.idle(), wait(GRACE_MS, undefined, { ref: false })]);
      api.close();
      setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
      await Promise.all(closing.map((close) => close()));
    },
  };
}

async function startPushes({ publicOrigin, pushOrigins, contact }: Options, store: ServerStore, log: WirePorts['log']) {
  const vapid = await Vapid.load(store, contact ?? publicOrigin ?? NO_CONTACT);
  const services = new PushServices(pushOrigins);
  return new Pushes({ store, services, vapid, entropy: ENTROPY, log, nowMs: Date.now });
}

/** What sockets and requests share. */
function createWire(
  { publicOrigin, areLimitsOn, host, hasPublicList }: Options,
  parts: Pick<WirePorts, 'service' | 'pushes' | 'invitationOrigin'> & {
    readonly store: ServerStore;
    readonly knownMs: number | undefined;
  },
  metrics: Metrics,
  log: WirePorts['log'],
  isDraining: () => boolean,
): WirePorts {
  const { service, pushes, store, knownMs } = parts;
  const nowMs = () => performance.now();
  return {
    service,
    sessions: new Sessions({ store, digest, entropy: ENTROPY, knownMs }),
    tokens: new Tokens({ store, digest, entropy: ENTROPY }),
    tokenStore: store,
    pushes,
    limits: new Limits({ areOn: areLimitsOn, isPublic: publicOrigin !== undefined, nowMs }),
    unstarted: new UnstartedTables(areLimitsOn, (table) => service.people.isUnstarted(table)),
    courier: new Courier(),
    inFlight: new InFlight(),
    own: { publicOrigin, names: namesOf(hostname(), host) },
    meter: metrics,
    log,
    hasPublicList,
    invitationOrigin: parts.invitationOrigin,
    heartbeatMs: HEARTBEAT_MS,
    isDraining,
  };
}

/** Tables by requests and by sockets, beside whatever the app serves already. */
export async function addTables(app: FastifyInstance, wire: WirePorts) {
  const api = new Api(wire);
  serveApiPages(app, { cookieName: () => wire.sessions.cookieName, publicOrigin: wire.own.publicOrigin });
  await app.register(api.plugin, { prefix: '/api' });
  const sockets = new SocketServer(wire);
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  return { api, sockets };
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function cookieAddress(publicOrigin: string | undefined, port: number) {
  if (publicOrigin === undefined) return { isSecure: false, port };
  const url = new URL(publicOrigin);
  return { isSecure: url.protocol === 'https:', port: Number(url.port) || port };
}
