import { type GameOf, type GameTypes, isFault, type RecordFault } from '@crownhold/core';
import { firstViewer } from '@crownhold/table';
import { RemoteSource, type SourceReply } from '@crownhold/table/remote';
import { signal } from '@preact/signals';
import type { StorageFault } from '../../app/device-storage.ts';
import type { Chair } from '../../games/chair.ts';
import type { DeviceTable } from '../../games/device-table.ts';
import { games, onGameChange, touchGame } from '../../games/store.ts';
import { startTableBots } from '../hurried-bots.ts';
import { keepTold, toldVersionOf } from '../told-version.ts';
import { type HostClient, hostClient } from './host-client.ts';

export interface HostedPorts {
  readonly client: HostClient;
  startBots(): Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;
}

/** A game that hides something: what is told of it is told once. */
interface HostedTable<G extends GameTypes> extends DeviceTable<G> {
  readonly toldVersion: number | undefined;
  keepTold(version: number): void;
}

/** Opens a game that lives in the worker; a fault if its record is broken, nothing if there is none. */
export async function openHostedTable<G extends GameTypes>(
  game: GameOf<G>,
  id: string,
  { client, startBots }: HostedPorts = { client: hostClient(), startBots: startTableBots },
): Promise<HostedTable<G> | RecordFault | undefined> {
  const chairs = games.peek().find((summary) => summary.id === id)?.chairs;
  if (!chairs) return undefined;
  const fault = signal<StorageFault>();
  let hear: (reply: SourceReply) => void = () => {};
  const table = client.addTable({
    hear: (reply) => hear(reply),
    report(found) {
      fault.value = found;
    },
  });
  const bots = chairs.some(({ bot }) => bot !== undefined) ? startBots() : undefined;
  const leave = () => {
    client.leaveTable(table);
    bots?.terminate();
  };
  const port = bots && portTo(bots, () => client.note({ kind: 'bots-lost', table }));
  const sat = await client.call(game.id, 'sit', { table, id, chairs, bots: port }, port ? [port] : []);
  if (!sat || isFault(sat)) {
    leave();
    return sat;
  }
  const source = await RemoteSource.open<G>(
    game,
    {
      post: (request) => client.ask(table, request),
      listen: (listener) => {
        hear = listener;
      },
    },
    firstViewer(peopleOf(chairs)),
  );
  const unlisten = onGameChange(id, () => client.note({ kind: 'follow', table }));
  touchGame(id).catch(reportError);
  return {
    id,
    source,
    chairs,
    startedAt: sat.startedAt,
    // The source tells it to the person whose it is.
    kept: undefined,
    toldVersion: toldVersionOf(id),
    keepTold: (version) => keepTold(id, version),
    fault,
    keepDraft: (draft) => source.keepDraft(draft),
    record: () => client.call(game.id, 'record', { table }),
    close() {
      unlisten();
      source.close();
      leave();
    },
  };
}

function peopleOf(chairs: readonly Chair[]): readonly number[] {
  return chairs.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

/** One end of a channel to bots: whoever has it asks them without the page. */
function portTo(bots: ReturnType<HostedPorts['startBots']>, onLost: () => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  bots.postMessage({ port: port1 }, [port1]);
  bots.addEventListener('error', onLost);
  return port2;
}
