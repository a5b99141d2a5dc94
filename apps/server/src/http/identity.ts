import type { ErrorCode } from '@crownhold/protocol';
import type { Access } from '@crownhold/protocol/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import { refuse } from './limited.ts';

interface Identity {
  /** The hash of the session's token. */
  readonly session: string;
  /** The id of the bearer token; empty for a browser. */
  readonly token: string;
}

/** Who asks, if they may ask for this and have not asked too often. */
export async function identify(
  access: Access,
  ports: WirePorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity | ErrorCode> {
  const { limits } = ports;
  // With a token no cookie is read: a program acts for the session that made its token, or for nobody.
  const { authorization } = request.headers;
  const identity =
    authorization === undefined
      ? await bySession(ports, request.headers.cookie)
      : await byToken(access, ports, authorization);
  if (identity === 'wrong-token') reply.header('www-authenticate', 'Bearer');
  if (typeof identity === 'string') return identity;
  const refusal = limits.message(identity.session);
  reply.headers(limits.headers(identity.session));
  return refusal ? refuse(ports, reply, 'message', refusal.waitSeconds) : identity;
}

async function bySession({ sessions, meter }: WirePorts, cookie: string | undefined): Promise<Identity | ErrorCode> {
  const session = await sessions.find(cookie);
  meter.parsed('cookie', session !== undefined);
  return session === undefined ? 'no-session' : { session, token: '' };
}

async function byToken(access: Access, { tokens, meter }: WirePorts, header: string): Promise<Identity | ErrorCode> {
  const found = await tokens.find(header);
  meter.parsed('token', found !== undefined);
  if (!found) return 'wrong-token';
  const isAllowed = found.scopes.some((scope) => scope === access);
  return isAllowed ? { session: found.session, token: found.id } : 'no-scope';
}
