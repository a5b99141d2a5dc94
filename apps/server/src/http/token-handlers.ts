import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import type { NdjsonStream } from './ndjson-stream.ts';
import { sendProblem } from './problem.ts';

export function tokenHandlers(
  { tokens }: WirePorts,
  streams: ReadonlySet<NdjsonStream>,
): Handlers<'makeToken' | 'listTokens' | 'revokeToken'> {
  return {
    async makeToken({ session, body, reply }) {
      const made = await tokens.make(session, body);
      return made ? reply.code(201).send(made) : sendProblem(reply, 'too-many');
    },
    async listTokens({ session, reply }) {
      return reply.send({ tokens: await tokens.list(session) });
    },
    async revokeToken({ session, request, reply }) {
      const { token } = request.params as { readonly token: string };
      if (!(await tokens.revoke(session, token))) return sendProblem(reply, 'unknown-token');
      for (const stream of streams) if (stream.session === session && stream.token === token) stream.end();
      return reply.code(204).send();
    },
  };
}
