import type { Chair, GameTypes, Seat, TableView } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { type People, REACTIONS, type Reaction } from '@crownhold/protocol';
import type { OnlineClient, OnlineFault } from '../online/online-client.ts';

/** What a person can do at a table besides playing. */
export type Deed =
  | { readonly kind: 'let-in'; readonly claim: string; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'rematch' }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'react'; readonly seat: Seat; readonly reaction: Reaction };

type TableNow = Pick<TableView<GameTypes>, 'status' | 'presence'>;

/** All that makes sense now, what others wait for first. */
export function deedsOf({ status, presence = [] }: TableNow, people: People, own: readonly Seat[]): readonly Deed[] {
  const hasResigned = (seat: Seat) => people.seats[seat]?.hasResigned === true;
  const playing = own.filter((seat) => !hasResigned(seat));
  const [speaker] = own;
  if (speaker === undefined) return [];
  const absent = status === 'playing' && people.clock.kind === 'none' && playing.length > 0;
  const isOpen = status === 'over' && people.rematch?.table === undefined;
  const wants = (people.rematch?.agreed ?? []).some((seat) => own.includes(seat));
  return [
    ...people.claims.filter(({ seat }) => !own.includes(seat)).map(({ claim, seat }) => letIn(claim, seat)),
    ...(isOpen && !wants ? [{ kind: 'rematch' } as const] : []),
    ...presence.flatMap((kind, seat) => (absent && kind === 'away' && !own.includes(seat) ? [botFor(seat)] : [])),
    ...(status === 'playing' ? playing.map((seat) => ({ kind: 'resign', seat }) as const) : []),
    ...REACTIONS.map((reaction) => ({ kind: 'react', seat: speaker, reaction }) as const),
  ];
}

function letIn(claim: string, seat: Seat): Deed {
  return { kind: 'let-in', claim, seat };
}

function botFor(seat: Seat): Deed {
  return { kind: 'bot', seat };
}

export function deedText(t: Translate, deed: Deed, chairs: readonly Chair[]): string {
  const nameOf = (seat: Seat) => chairs[seat]?.name ?? '';
  switch (deed.kind) {
    case 'let-in':
      return t('deed-let-in', { name: nameOf(deed.seat) });
    case 'bot':
      return t('deed-bot', { name: nameOf(deed.seat) });
    case 'rematch':
      return t('deed-rematch');
    case 'resign':
      return t('deed-resign', { name: nameOf(deed.seat) });
    case 'react':
      return t('deed-reaction', { reaction: deed.reaction });
  }
}

/** At the server. */
export function doDeed(client: OnlineClient, table: string, deed: Deed): Promise<object | OnlineFault> {
  const post = (action: string, body: object) => client.send('POST', `/api/tables/${table}/${action}`, body);
  switch (deed.kind) {
    case 'let-in':
      return post('let-in', { claim: deed.claim });
    case 'bot':
      return post('bot', { seat: deed.seat });
    case 'rematch':
      return post('rematch', {});
    case 'resign':
      return post('resign', { seat: deed.seat });
    case 'react':
      return post('reactions', { seat: deed.seat, reaction: deed.reaction });
  }
}

/** What others wait for, or have done: one line, if there is any. */
export function peopleNotice(
  t: Translate,
  { status }: Pick<TableNow, 'status'>,
  people: People,
  own: readonly Seat[],
  chairs: readonly Chair[],
): string {
  const nameOf = (seat: Seat) => chairs[seat]?.name ?? '';
  const [claim] = people.claims.filter(({ seat }) => !own.includes(seat));
  if (claim) return t('online-claim', { name: nameOf(claim.seat) });
  const resigned = people.seats.flatMap((seat, index) => (seat.hasResigned ? [nameOf(index)] : []));
  const last = resigned.length > 0 ? t('online-resigned', { names: resigned.join(', ') }) : '';
  if (status !== 'over') return last;
  return [last, rematchNotice(t, people, own, nameOf)].filter((text) => text !== '').join(' ');
}

function rematchNotice(
  t: Translate,
  { rematch }: People,
  own: readonly Seat[],
  nameOf: (seat: Seat) => string,
): string {
  if (rematch === undefined || rematch.table !== undefined) return '';
  const other = rematch.agreed.find((seat) => !own.includes(seat));
  const mine = rematch.agreed.some((seat) => own.includes(seat));
  if (mine) return t('online-rematch-waits');
  return other === undefined ? '' : t('online-rematch-wanted', { name: nameOf(other) });
}
