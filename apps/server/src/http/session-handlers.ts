import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { refuse } from './limited.ts';
import { sendProblem } from './problem.ts';

export function sessionHandlers(ports: WirePorts): Handlers<'session' | 'server'> {
  const { sessions, limits, hasPublicList } = ports;
  return {
    async server({ reply }) {
      return reply.send({ origin: ports.invitationOrigin(), hasPublicList });
    },
    async session({ request, reply }) {
      // A program with a token has its session, and no cookie is read.
      if (request.headers.authorization !== undefined) return sendProblem(reply, 'no-scope');
      if ((await sessions.find(request.headers.cookie)) !== undefined) return reply.send({});
      const refusal = limits.create('session', request.ip);
      if (refusal) return sendProblem(reply, refuse(ports, reply, 'session', refusal.waitSeconds));
      return reply
        .code(201)
        .header('set-cookie', await sessions.begin())
        .send({});
    },
  };
}
