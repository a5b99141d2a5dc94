import type { Scope } from '@crownhold/protocol/routes';
import type { Digest } from '../ports/digest.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { StoredToken, TokenStore } from '../ports/token-store.ts';

const TOKEN_BYTES = 32;
const ID_BYTES = 8;
const MOST_TOKENS = 20;
/** `crownhold_` and 256 bits: whoever finds one in a file knows what it is. */
const BEARER = /^bearer (crownhold_[A-Za-z0-9_-]{43})$/i;

interface TokenPorts {
  readonly store: TokenStore;
  readonly digest: Digest;
  readonly entropy: Entropy;
}

export type TokenTerms = Pick<StoredToken, 'name' | 'scopes'>;

/** Who speaks for a session, and what it may do: tokens for programs, and nothing but their hashes here. */
export class Tokens {
  readonly #ports: TokenPorts;

  constructor(ports: TokenPorts) {
    this.#ports = ports;
  }

  /** Told once; `undefined` if the session has enough. */
  async make(session: string, { name, scopes }: TokenTerms) {
    const { store, entropy } = this.#ports;
    if ((await store.tokensOf(session)).length >= MOST_TOKENS) return undefined;
    const token = `crownhold_${Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url')}`;
    const id = Buffer.from(entropy.bytes(ID_BYTES)).toString('hex');
    const made = { id, name, scopes: [...new Set<Scope>(scopes)] };
    await store.addToken(this.#hashOf(token), { ...made, session });
    return { ...made, token };
  }

  /** By an `Authorization` header. */
  async find(header: string): Promise<StoredToken | undefined> {
    const token = BEARER.exec(header)?.[1];
    return token === undefined ? undefined : this.#ports.store.findToken(this.#hashOf(token));
  }

  async list(session: string): Promise<readonly Omit<StoredToken, 'session'>[]> {
    const tokens = await this.#ports.store.tokensOf(session);
    return tokens.map(({ id, name, scopes }) => ({ id, name, scopes }));
  }

  revoke(session: string, id: string): Promise<boolean> {
    return this.#ports.store.removeToken(session, id);
  }

  #hashOf(token: string): string {
    return this.#ports.digest(`token ${token}`);
  }
}
