import * as v from 'valibot';

/** What a link to a table is for. Each kind has a secret of its own, and none of them does what another does. */
export const LINK_KINDS = ['invite', 'watch', 'move'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** 128 bits, in the letters of links. */
export const linkSecret = v.pipe(v.string(), v.regex(SECRET));

/** Where a table is, and what its link is for; a link without a secret authorises nothing. */
export interface TableLink {
  readonly origin: string;
  readonly table: string;
  readonly kind?: LinkKind;
  readonly secret?: string;
}

const LINK = /^(https?:\/\/[^/?#\s]+)\/table\/([0-9a-z]{16,32})(?:#(invite|watch|move)=([A-Za-z0-9_-]{22}))?$/;

/** The secret is in the fragment, which browsers send to nobody. */
export function formatTableLink({ origin, table, kind, secret }: TableLink): string {
  return `${origin}/table/${table}${kind && secret ? `#${kind}=${secret}` : ''}`;
}

export function parseTableLink(text: string): TableLink | undefined {
  const [, origin, table, kind, secret] = LINK.exec(text.trim()) ?? [];
  if (origin === undefined || table === undefined) return undefined;
  // The expression has no other kinds.
  return { origin, table, ...(kind && secret && { kind: kind as LinkKind, secret }) };
}
