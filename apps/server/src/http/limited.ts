import type { ErrorCode } from '@crownhold/protocol';
import type { FastifyReply } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';

/** Counts what was too much, and says when it may be tried again. */
export function refuse(
  { meter }: Pick<WirePorts, 'meter'>,
  reply: FastifyReply,
  what: Parameters<WirePorts['meter']['limited']>[0],
  waitSeconds: number,
): ErrorCode {
  meter.limited(what);
  reply.header('retry-after', String(waitSeconds));
  return 'too-many';
}
