import type { ErrorCode } from '@crownhold/protocol';
import type { PEOPLE_ROUTES } from '@crownhold/protocol/routes';
import type { FastifyReply } from 'fastify';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { refuse } from './limited.ts';
import { sendFound, sendProblem } from './problem.ts';

type PeopleHandlers = Handlers<keyof typeof PEOPLE_ROUTES | 'create'>;

/** People and tables: what the service of people does, as requests. */
export function peopleHandlers(ports: WirePorts): PeopleHandlers {
  return { ...comingHandlers(ports), ...playingHandlers(ports), ...deviceHandlers(ports) };
}

type Coming =
  | 'create'
  | 'myTables'
  | 'publicTables'
  | 'enterListed'
  | 'enterByCode'
  | 'enter'
  | 'sit'
  | 'leave'
  | 'rename'
  | 'setUp'
  | 'start'
  | 'makeLink';

function comingHandlers(ports: WirePorts): Pick<PeopleHandlers, Coming> {
  const { limits, inFlight, unstarted, hasPublicList } = ports;
  const { people } = ports.service;
  return {
    async create({ session, body, request, reply }) {
      if (body.isListed && !hasPublicList) return sendProblem(reply, 'no-list');
      const refusal = limits.create('table', request.ip) ?? (await unstarted.refusal(request.ip));
      if (refusal) return sendProblem(reply, refuse(ports, reply, 'table', refusal.waitSeconds));
      const created = await inFlight.track(people.create(session, body));
      if (typeof created === 'string') return sendProblem(reply, created);
      unstarted.add(request.ip, created.table);
      return reply.code(201).send(created);
    },
    async myTables({ session, reply }) {
      const tables = await people.myTables(session);
      return sendFound(reply, typeof tables === 'string' ? tables : { tables });
    },
    async publicTables({ reply }) {
      if (!hasPublicList) return sendProblem(reply, 'no-list');
      const tables = await people.publicTables();
      return sendFound(reply, typeof tables === 'string' ? tables : { tables });
    },
    async enterListed({ session, table, reply }) {
      if (!hasPublicList) return sendProblem(reply, 'no-list');
      return sendDone(reply, await inFlight.track(people.enterListed(session, table)));
    },
    async enterByCode({ session, body, request, reply }) {
      const refusal = limits.tryCode(session, request.ip);
      if (refusal) return sendProblem(reply, refuse(ports, reply, 'code', refusal.waitSeconds));
      return sendFound(reply, await inFlight.track(people.enterByCode(session, body.code)));
    },
    async enter({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.enter(session, table, body)));
    },
    async sit({ session, table, body, reply }) {
      return sendFound(reply, await inFlight.track(people.sit(session, table, body)));
    },
    async leave({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.leave(session, table, body.seat)));
    },
    async rename({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.rename(session, table, body.seat, body.name)));
    },
    async setUp({ session, table, body, reply }) {
      if (body.isListed && !hasPublicList) return sendProblem(reply, 'no-list');
      return sendDone(reply, await inFlight.track(people.setUp(session, table, body)));
    },
    async start({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.start(session, table, body.bot)));
    },
    async makeLink({ session, table, body, reply }) {
      return sendFound(reply, await inFlight.track(people.makeLink(session, table, body.kind)));
    },
  };
}

type Playing = 'setLearning' | 'react' | 'resign' | 'voteForBot' | 'wantRematch';

function playingHandlers({ service, inFlight }: WirePorts): Pick<PeopleHandlers, Playing> {
  const { people } = service;
  return {
    async setLearning({ session, table, body, reply }) {
      return sendDone(reply, await people.setLearning(session, table, body.isLearning));
    },
    async react({ session, table, body, reply }) {
      return sendDone(reply, await people.react(session, table, body.seat, body.reaction));
    },
    async resign({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.resign(session, table, body.seat)));
    },
    async voteForBot({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.voteForBot(session, table, body.seat)));
    },
    async wantRematch({ session, table, reply }) {
      return sendDone(reply, await inFlight.track(people.wantRematch(session, table)));
    },
  };
}

type Devices = 'makeMoveLink' | 'move' | 'claim' | 'letIn' | 'offerDevice' | 'addDevice' | 'forget';

function deviceHandlers(ports: WirePorts): Pick<PeopleHandlers, Devices> {
  const { service, sessions, limits, inFlight } = ports;
  const { people } = service;
  return {
    async makeMoveLink({ session, table, body, reply }) {
      return sendFound(reply, await inFlight.track(people.makeMoveLink(session, table, body.seat)));
    },
    async move({ session, table, body, reply }) {
      return sendFound(reply, await inFlight.track(people.move(session, table, body.move)));
    },
    async claim({ session, table, body, reply }) {
      return sendFound(reply, await inFlight.track(people.claim(session, table, body.seat, body.name)));
    },
    async letIn({ session, table, body, reply }) {
      return sendDone(reply, await inFlight.track(people.letIn(session, table, body.claim)));
    },
    async offerDevice({ request, reply }) {
      return reply.send({ secret: await inFlight.track(sessions.offerDevice(request.headers.cookie)) });
    },
    async addDevice({ body, request, reply }) {
      const refusal = limits.create('session', request.ip);
      if (refusal) return sendProblem(reply, refuse(ports, reply, 'session', refusal.waitSeconds));
      const session = await sessions.find(request.headers.cookie);
      const hasSeats = session !== undefined && body.isReplacing !== true && (await people.hasSeats(session));
      if (hasSeats) return sendProblem(reply, 'has-seats');
      const header = await inFlight.track(sessions.addDevice(body.secret));
      return header === undefined ? sendProblem(reply, 'wrong-link') : reply.header('set-cookie', header).send({});
    },
    async forget({ session, reply }) {
      const code = await inFlight.track(people.forget(session));
      if (code !== undefined) return sendProblem(reply, code);
      return reply.header('set-cookie', sessions.end(session)).send({});
    },
  };
}

function sendDone(reply: FastifyReply, code: ErrorCode | undefined): FastifyReply {
  return code === undefined ? reply.send({}) : sendProblem(reply, code);
}
