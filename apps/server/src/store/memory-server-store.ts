import type { StoredToken } from '../ports/token-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { FolderStore } from './sqlite-store.ts';

/** Tables and sessions that live as long as the process. */
export class MemoryServerStore extends MemoryStore implements FolderStore {
  readonly #sessions = new Set<string>();
  readonly #tokens = new Map<string, StoredToken>();

  async addSession(session: string): Promise<void> {
    this.#sessions.add(session);
  }

  async hasSession(session: string): Promise<boolean> {
    return this.#sessions.has(session);
  }

  async addToken(hash: string, token: StoredToken): Promise<void> {
    this.#tokens.set(hash, token);
  }

  async findToken(hash: string): Promise<StoredToken | undefined> {
    const token = this.#tokens.get(hash);
    return token && this.#sessions.has(token.session) ? token : undefined;
  }

  async tokensOf(session: string): Promise<readonly StoredToken[]> {
    const own = [...this.#tokens.values()].filter((token) => token.session === session);
    return own.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async removeToken(session: string, id: string): Promise<boolean> {
    const [hash] = [...this.#tokens].find(([, token]) => token.session === session && token.id === id) ?? [];
    return hash !== undefined && this.#tokens.delete(hash);
  }

  async tablesOf(session: string): Promise<readonly string[]> {
    return this.seatedTables(session);
  }

  /** Nobody else can find it. */
  announce(): void {}

  async close(): Promise<void> {}
}
