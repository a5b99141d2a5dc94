import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';
import { refuse } from './limited.ts';
import { NdjsonStream } from './ndjson-stream.ts';
import { sendProblem } from './problem.ts';

/** Tables as lines without an end; `streams` has those that are open. */
export function streamHandlers(ports: WirePorts, streams: Set<NdjsonStream>): Handlers<'stream'> {
  const { service, limits } = ports;
  return {
    async stream({ session, table, query, reply }) {
      const { viewer = -1, since } = query;
      const release = limits.connect(session);
      if (!release) return sendProblem(reply, refuse(ports, reply, 'connection', 1));
      const stream = new NdjsonStream(session, reply.raw, { ...reply.getHeaders() }, ports);
      streams.add(stream);
      reply.raw.once('close', () => {
        release();
        streams.delete(stream);
        void service.unsubscribe(stream, table);
      });
      const code = await service.subscribe(stream, table, viewer, since);
      if (code !== undefined) return sendProblem(reply, code);
      // It may have gone while its table was loaded.
      if (reply.raw.destroyed) await service.unsubscribe(stream, table);
      return reply.hijack();
    },
  };
}
