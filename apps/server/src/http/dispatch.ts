import { BODIES, type ErrorCode, parse } from '@crownhold/protocol';
import { PATH_FIELDS, ROUTES, type Route, type RouteName } from '@crownhold/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Call, Handlers } from './call.ts';
import { identify } from './identity.ts';
import { sendProblem } from './problem.ts';
import { readQuery } from './request-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the session's token; empty before it is known, and where nobody needs one. */
    session: string;
  }
}

/** Every route of the list, with what happens on it. */
export function addRoutes(app: FastifyInstance, ports: WirePorts, handlers: Handlers): void {
  app.decorateRequest('session', '');
  for (const name of Object.keys(ROUTES) as RouteName[]) addRoute(app, ports, name, handlers);
}

function addRoute<Name extends RouteName>(
  app: FastifyInstance,
  ports: WirePorts,
  name: Name,
  handlers: Handlers,
): void {
  const route: Route = ROUTES[name];
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    // Before its body is read.
    onRequest: (request, reply) => admit(route, ports, request, reply),
    handler: (request, reply) => {
      const read = readCall(name, route, ports, request, reply);
      return typeof read === 'string' ? sendProblem(reply, read) : handlers[name](read);
    },
  });
}

async function admit(
  route: Route,
  ports: WirePorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (route.access !== 'open') {
    const session = await identify(route.access, ports, request, reply);
    if (typeof session !== 'string') return sendProblem(reply, session.refused);
    request.session = session;
  }
  const error = wrongPath(request.params);
  if (route.path.includes('{')) ports.meter.parsed('path', error === undefined);
  return error === undefined ? undefined : sendProblem(reply, error);
}

function wrongPath(params: unknown): ErrorCode | undefined {
  const fields = Object.entries(PATH_FIELDS).filter(([field]) => field in Object(params));
  const values = params as Readonly<Record<string, unknown>>;
  return fields.find(([field, { schema }]) => parse(schema, values[field]) === undefined)?.[1].error;
}

function readCall<Name extends RouteName>(
  name: Name,
  route: Route,
  { meter }: WirePorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Name> | ErrorCode {
  const { table = '' } = request.params as { readonly table?: string };
  const query = readQuery(route.query ?? {}, request.query);
  if (route.query) meter.parsed('query', query !== undefined);
  if (query === undefined) return 'malformed';
  const body = route.body && parse(BODIES[route.body], request.body);
  const isRead = body !== undefined && isOfTable(body, table);
  if (route.body) meter.parsed(name as Parameters<typeof meter.parsed>[0], isRead);
  if (route.body && !isRead) return 'malformed';
  // The schemas of the route give the types of its call.
  return { session: request.session, table, query, body, request, reply } as Call<Name>;
}

/** A body that names a table names the one of the path. */
function isOfTable(body: object, table: string): boolean {
  return !('table' in body) || body.table === table;
}
