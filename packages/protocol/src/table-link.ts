import * as v from 'valibot';

/** What a link to a table is for. Each kind has a secret of its own, and none of them does what another does. */
export const LINK_KINDS = ['invite', 'watch', 'move'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** 128 bits, in the letters of links. */
export const linkSecret = v.pipe(v.string(), v.regex(SECRET));

const TOKEN = /^[A-Za-z0-9_-]{8}$/;
/** 48 bits for the preview of an invitation: whoever has it may read who invites to which game, and nothing else. */
export const previewToken = v.pipe(v.string(), v.regex(TOKEN));

/** Where a table is, and what its link is for; a link without a secret authorises nothing. */
export interface TableLink {
  readonly origin: string;
  readonly table: string;
  readonly kind?: LinkKind;
  readonly secret?: string;
  readonly preview?: LinkPreview;
}

/** What messengers may show of an invitation: its token, and the language of whoever invites. */
export interface LinkPreview {
  readonly language: string;
  readonly token: string;
}

const LINK =
  /^(https?:\/\/[^/?#\s]+)\/table\/([0-9a-z]{16,32})(?:\?from=([a-z]{2}-[A-Za-z0-9_-]{8}))?(?:#(invite|watch|move)=([A-Za-z0-9_-]{22}))?$/;
const PREVIEW = /^([a-z]{2})-([A-Za-z0-9_-]{8})$/;

/** The secret is in the fragment, which browsers send to nobody. What a preview may tell is in the query. */
export function formatTableLink({ origin, table, kind, secret, preview }: TableLink): string {
  const query = preview ? `?from=${formatPreview(preview)}` : '';
  return `${origin}/table/${table}${query}${kind && secret ? `#${kind}=${secret}` : ''}`;
}

/** `ru-AbCd1234`, as the query `from` of a link has it. */
export function formatPreview({ language, token }: LinkPreview): string {
  return `${language}-${token}`;
}

export function parsePreview(text: string): LinkPreview | undefined {
  const [, language, token] = PREVIEW.exec(text) ?? [];
  return language === undefined || token === undefined ? undefined : { language, token };
}

export function parseTableLink(text: string): TableLink | undefined {
  const [, origin, table, from, kind, secret] = LINK.exec(text.trim()) ?? [];
  if (origin === undefined || table === undefined) return undefined;
  const preview = parsePreview(from ?? '');
  // The expression has no other kinds.
  return { origin, table, ...(preview && { preview }), ...(kind && secret && { kind: kind as LinkKind, secret }) };
}
