import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { sendProblem } from './problem.ts';

export function pushHandlers({ pushes }: WirePorts): Handlers<'pushKey' | 'subscribePush' | 'unsubscribePush'> {
  return {
    async pushKey({ reply }) {
      return reply.send({ key: pushes.publicKey });
    },
    async subscribePush({ session, body, reply }) {
      const { endpoint, keys } = body;
      const refused = await pushes.subscribe(session, { endpoint, ...keys });
      return refused ? sendProblem(reply, refused) : reply.code(201).send({});
    },
    async unsubscribePush({ session, body, reply }) {
      await pushes.unsubscribe(session, body.endpoint);
      return reply.send({});
    },
  };
}
