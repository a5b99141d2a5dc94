import type { ErrorCode } from '@crownhold/protocol';
import type { Access } from '@crownhold/protocol/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import { refuse } from './limited.ts';

/** Who asks, by the hash of the session's token, if they may ask for this and have not asked too often. */
export async function identify(
  _: Access,
  ports: WirePorts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | { readonly refused: ErrorCode }> {
  const { sessions, limits, meter } = ports;
  const session = await sessions.find(request.headers.cookie);
  meter.parsed('cookie', session !== undefined);
  if (session === undefined) return { refused: 'no-session' };
  const refusal = limits.message(session);
  reply.headers(limits.headers(session));
  return refusal ? { refused: refuse(ports, reply, 'message', refusal.waitSeconds) } : session;
}
