import { type AnyGame, isRefusal, refuse, type Seat } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';
import { parseCode, parseTableLink, type TableLink } from '@crownhold/protocol';
import { plainText } from '../plain-text.ts';
import { knownGame } from '../setting.ts';
import { DeviceFiles } from './device-files.ts';
import { isOnlineFault, OnlineClient, type OnlineFault } from './online-client.ts';
import { faultSentence } from './online-text.ts';
import { parseOrigin } from './server-origin.ts';

/** A table that this computer may look at, and its seats there. */
export interface EnteredTable {
  readonly client: OnlineClient;
  readonly files: DeviceFiles;
  readonly game: AnyGame;
  readonly table: string;
  readonly own: readonly Seat[];
}

export interface Entering {
  readonly name?: string | undefined;
  /** Where a code is one. */
  readonly server?: string | undefined;
  /** An invitation is used to look on, not to sit down. */
  readonly isWatching?: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Follows a link or a code: sits down if it is an invitation. A sentence if it leads nowhere. */
export async function enterTable(
  text: string,
  environment: Environment,
  t: Translate,
  { name, server, isWatching = false }: Entering = {},
): Promise<EnteredTable | string> {
  const code = parseCode(text);
  const origin = code === undefined ? parseTableLink(text)?.origin : parseOrigin(server ?? '');
  if (origin === undefined) return refusalText(t, refuse('R1', 'bad-table-link', { link: text }), plainText);
  const files = new DeviceFiles(environment);
  const client = await OnlineClient.begin(origin, files);
  if (isOnlineFault(client)) return faultSentence(t, origin, client);
  const link = code === undefined ? parseTableLink(text)! : await linkOfCode(client, code);
  if (isOnlineFault(link)) return faultSentence(t, origin, link);
  const { table } = link;
  const kept = files.loadTable(table)?.own ?? [];
  const seat = await useLink(client, link, { kept, name, isSitting: !isWatching, isCode: code !== undefined });
  if (typeof seat === 'object') return faultSentence(t, origin, seat);
  const own = seat === undefined || kept.includes(seat) ? kept : [...kept, seat].sort((one, other) => one - other);
  const fault = own === kept ? undefined : files.saveTable(table, { own });
  if (fault) return citedRefusal(t, fault.refusal, plainText);
  const view = await client.look(table);
  if (isOnlineFault(view)) return faultSentence(t, origin, view);
  const game = knownGame(view.game);
  if (isRefusal(game)) return citedRefusal(t, game, plainText);
  return { client, files, game, table, own };
}

async function linkOfCode(client: OnlineClient, code: string): Promise<TableLink | OnlineFault> {
  const entered = await client.enterByCode(code);
  return isOnlineFault(entered) ? entered : { origin: client.origin, table: entered.table };
}

interface LinkUse {
  readonly kept: readonly Seat[];
  readonly name: string | undefined;
  readonly isSitting: boolean;
  readonly isCode: boolean;
}

/** Posts the secret of a link; a new seat if it has brought one. */
async function useLink(
  client: OnlineClient,
  { table, kind, secret }: TableLink,
  { kept, name, isSitting, isCode }: LinkUse,
): Promise<Seat | OnlineFault | undefined> {
  const isBare = kind === undefined && !isCode && kept.length === 0 && isSitting;
  // A table of the public list needs no secret; whoever is known at another may look at it as before.
  const isListed = isBare && !isOnlineFault(await client.enterListed(table));
  const isInvited = kind === 'invite' || isCode || isListed;
  if (isInvited && isSitting && kept.length === 0) {
    const invite = secret === undefined ? {} : { invite: secret };
    const sat = await client.sit(table, { ...invite, ...(name !== undefined && { name }) });
    return isOnlineFault(sat) ? sat : sat.seat;
  }
  if (kind === 'move' && kept.length === 0 && secret !== undefined) {
    const moved = await client.move(table, secret);
    return isOnlineFault(moved) ? moved : moved.seat;
  }
  if (kept.length > 0 || secret === undefined || kind === 'move') return undefined;
  const entered = await client.enter(table, kind === 'watch' ? { watch: secret } : { invite: secret });
  return isOnlineFault(entered) ? entered : undefined;
}
