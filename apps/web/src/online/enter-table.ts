import type { Seat } from '@crownhold/core';
import type { TableMessage } from '@crownhold/protocol';
import { keepSatOnline } from '../app/server-tables.ts';
import type { FarPlaces } from './far-game.ts';
import type { KeptTable, TableLinks } from './kept-table.ts';
import { isServerFault, type ServerClient } from './server-client.ts';

/** What somebody can do who has opened the address of a table. */
export type Entered =
  /** Plays: has seats there. `links` if this device has made the table. */
  | { readonly kind: 'seated'; readonly game: string; readonly own: readonly Seat[]; readonly links?: TableLinks }
  /** May take a free seat. */
  | { readonly kind: 'invited'; readonly view: TableMessage }
  | { readonly kind: 'watching'; readonly game: string }
  /** No seat is free, or the game has begun. */
  | { readonly kind: 'closed'; readonly view: TableMessage }
  /** Holds a link that takes a seat along to this device. */
  | { readonly kind: 'moving'; readonly secret: string }
  | { readonly kind: 'fault'; readonly fault: string };

/** Follows the address of a table, with or without the secret of a link. Takes no seat: that is for a tap to do. */
export async function enterTable(id: string, link: string | undefined, places: FarPlaces): Promise<Entered> {
  const { client, store } = places;
  const kept = await store.load(id).catch(() => undefined);
  const [kind, secret = ''] = link?.split('=') ?? [];
  if (kind === 'move') return { kind: 'moving', secret };
  const entered = await enterBy(client, id, kind, secret);
  const mine = await client.myTables();
  if (isServerFault(mine))
    return mine.fault === 'unreachable' && kept?.own.length ? seated(kept) : { kind: 'fault', ...mine };
  const seat = mine.find(({ table }) => table === id);
  if (seat && seat.seats.length > 0) return seated(await keepSeats(places, id, seat.game, seat.seats));
  if (isServerFault(entered)) return { kind: 'fault', ...entered };
  const view = await client.look(id);
  if (isServerFault(view)) return { kind: 'fault', ...view };
  // Whoever comes after the end sees the result.
  if (kind === 'watch' || view.status === 'over') return { kind: 'watching', game: view.game };
  const isFree = view.people?.seats.some((one) => one.kind === 'free') ?? false;
  return view.status === 'seating' && isFree ? { kind: 'invited', view } : { kind: 'closed', view };
}

function enterBy(client: ServerClient, id: string, kind: string | undefined, secret: string) {
  if (kind === 'invite') return client.enter(id, { invite: secret });
  return kind === 'watch' ? client.enter(id, { watch: secret }) : Promise.resolve({});
}

function seated({ game, own, links }: KeptTable): Entered {
  return { kind: 'seated', game, own, ...(links && { links }) };
}

/** Notes on this device which seats it plays, and the links if it has made the table. */
export async function keepSeats(
  { store }: Pick<FarPlaces, 'store'>,
  id: string,
  game: string,
  own: readonly Seat[],
  links?: TableLinks,
): Promise<KeptTable> {
  keepSatOnline();
  const fresh: KeptTable = { id, game, own, updatedAt: Date.now(), participants: [], commands: {}, drafts: [] };
  const noted = (kept: KeptTable = fresh): KeptTable => ({ ...kept, own, ...(links && { links }) });
  // A browser that keeps nothing plays all the same.
  return (await store.change(id, noted).catch(() => undefined)) ?? noted();
}
