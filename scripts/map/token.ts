/** A symbol that waits for its area. */
export interface Token {
  readonly rank: 'plain' | 'spell' | 'capital' | 'monster';
  readonly kind: string;
  /** Colour or number. */
  readonly detail: string;
}

/** From `dragon green`, `spell 2`; from nothing for a plain area. Equal texts give the same token. */
export function tokenOf(text: string): Token {
  const known = TOKENS.get(text);
  if (known) return known;
  const [kind = '', detail = ''] = text.split(' ');
  const token: Token = { rank: rankOf(kind), kind, detail };
  TOKENS.set(text, token);
  return token;
}

const TOKENS = new Map<string, Token>();

function rankOf(kind: string): Token['rank'] {
  if (kind === '') return 'plain';
  return kind === 'spell' || kind === 'capital' ? kind : 'monster';
}
