import type { Seat } from '@crownhold/core';

/** Where a table is, and the ticket for a free seat of it. */
export interface TableLink {
  readonly origin: string;
  readonly table: string;
  readonly invitation?: { readonly seat: Seat; readonly ticket: string };
}

const PATH = /^\/table\/([0-9a-z]{16,32})$/;
const TICKET = /^[0-9a-f]{64}$/;
const SEAT = /^[0-7]$/;

/** The ticket is in the fragment, which browsers send to nobody. */
export function formatLink({ origin, table, invitation }: TableLink): string {
  const fragment = invitation ? `#seat=${invitation.seat}&ticket=${invitation.ticket}` : '';
  return `${origin}/table/${table}${fragment}`;
}

export function parseLink(text: string): TableLink | undefined {
  const url = parseUrl(text);
  const table = url && PATH.exec(url.pathname)?.[1];
  if (!url || table === undefined || url.search !== '') return undefined;
  const plain = { origin: url.origin, table };
  if (url.hash === '') return plain;
  const given = new URLSearchParams(url.hash.slice(1));
  const [seat = '', ticket = ''] = [given.get('seat') ?? '', given.get('ticket') ?? ''];
  if (!SEAT.test(seat) || !TICKET.test(ticket)) return undefined;
  return { ...plain, invitation: { seat: Number(seat), ticket } };
}

/** The address of a server, without a path; `undefined` for anything else. */
export function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text);
  return url?.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined;
}

function parseUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
}
