import type { Scope } from '@crownhold/protocol/routes';

/** What a bearer token is, without the token. */
export interface StoredToken {
  /** For people who revoke it; it authorises nothing. */
  readonly id: string;
  readonly session: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** Bearer tokens by their hash. A token of a session that has ended is none. */
export interface TokenStore {
  /** Resolves once it is durable. */
  addToken(hash: string, token: StoredToken): Promise<void>;
  findToken(hash: string): Promise<StoredToken | undefined>;
  tokensOf(session: string): Promise<readonly StoredToken[]>;
  /** Whether there was one. Resolves once that is durable. */
  removeToken(session: string, id: string): Promise<boolean>;
  /** Where the session has a seat. */
  tablesOf(session: string): Promise<readonly string[]>;
}
