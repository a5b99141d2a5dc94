import type { Answer, ErrorCode } from '@crownhold/protocol';
import { statusOfAnswer } from '@crownhold/protocol/status';
import type { FastifyReply } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { refuse } from './limited.ts';
import { sendProblem } from './problem.ts';

/** Tables by asking: the commands of the socket as requests. */
export function tableHandlers(ports: WirePorts): Handlers<'create' | 'table' | 'record' | 'sit' | 'command' | 'steps'> {
  const { service, limits, inFlight } = ports;
  return {
    async create({ session, body, request, reply }) {
      const refusal = limits.create('table', request.ip);
      if (refusal) return sendProblem(reply, refuse(ports, reply, 'table', refusal.waitSeconds));
      const created = await inFlight.track(service.create(session, body));
      return typeof created === 'string' ? sendProblem(reply, created) : reply.code(201).send(created);
    },
    async table({ session, table, query, reply }) {
      const { viewer = -1, since } = query;
      const news = await service.news(session, table, viewer, since);
      if (typeof news === 'string') return sendProblem(reply, news);
      const { kind: _, ...body } = news;
      return reply.send(body);
    },
    async record({ table, reply }) {
      return sendFound(reply, await service.record(table));
    },
    async sit({ session, table, body, reply }) {
      return sendAnswer(reply, await inFlight.track(service.sit(session, table, body)));
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

function sendFound(reply: FastifyReply, found: object | ErrorCode): FastifyReply {
  return typeof found === 'string' ? sendProblem(reply, found) : reply.send(found);
}
