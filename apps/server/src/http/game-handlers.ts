import { Readable } from 'node:stream';
import type { WirePorts } from '../wire/wire-ports.ts';
import type { Handlers } from './call.ts';

/** The games that a session has played, as records. */
export function gameHandlers({ service, tokenStore }: WirePorts): Handlers<'games'> {
  return {
    async games({ session, reply }) {
      const tables = await tokenStore.tablesOf(session);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(finishedGames(service, session, tables)));
    },
  };
}

/** One table after the other, as fast as they are read. */
async function* finishedGames(
  service: WirePorts['service'],
  session: string,
  tables: readonly string[],
): AsyncGenerator<string> {
  for (const table of tables) {
    const record = await service.record(session, table);
    if (typeof record !== 'string') yield `${JSON.stringify({ table, record })}\n`;
  }
}
