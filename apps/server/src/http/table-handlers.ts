import type { Answer } from '@crownhold/protocol';
import { statusOfAnswer } from '@crownhold/protocol/status';
import type { FastifyReply } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { sendFound, sendProblem } from './problem.ts';

/** Tables by asking: the commands of the socket as requests. */
export function tableHandlers(ports: WirePorts): Handlers<'table' | 'record' | 'command' | 'steps'> {
  const { service, inFlight } = ports;
  return {
    async table({ session, table, query, reply }) {
      const { viewer = -1, since } = query;
      const news = await service.news(session, table, viewer, since);
      if (typeof news === 'string') return sendProblem(reply, news);
      const { kind: _, ...body } = news;
      return reply.send(body);
    },
    async record({ session, table, reply }) {
      return sendFound(reply, await service.record(session, table));
    },
    async command({ session, body, reply }) {
      return sendAnswer(reply, await inFlight.track(service.command(session, body)));
    },
    async steps({ session, table, body, reply }) {
      const steps = await service.steps(session, table, body.seat, body.prefix);
      return sendFound(reply, typeof steps === 'string' ? steps : { steps });
    },
  };
}

function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(statusOfAnswer(answer)).send(answer);
}
