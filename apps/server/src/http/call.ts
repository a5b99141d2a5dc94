import type { BodyOf, QueryOf, RouteName } from '@crownhold/protocol/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request that its route has let in, with everything read. */
export interface Call<Name extends RouteName> {
  /** The hash of the session's token; empty on a route that is open to everybody. */
  readonly session: string;
  /** Of the path; empty where it has none. */
  readonly table: string;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<FastifyReply>;

/** One for each route, so that a route without one does not compile. */
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };
