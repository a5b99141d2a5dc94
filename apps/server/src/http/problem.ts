import type { ErrorCode } from '@crownhold/protocol';
import { statusOf } from '@crownhold/protocol/status';
import type { FastifyReply } from 'fastify';

/** RFC 9457. The title is the code: sentences are for clients to make. */
export function sendProblem(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const status = statusOf(code);
  const problem = { type: 'about:blank', title: code, status, code };
  return reply.code(status).type('application/problem+json').send(JSON.stringify(problem));
}

/** What was asked for, or why there is none. */
export function sendFound(reply: FastifyReply, found: object | ErrorCode): FastifyReply {
  return typeof found === 'string' ? sendProblem(reply, found) : reply.send(found);
}
