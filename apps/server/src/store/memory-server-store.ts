import type { SessionStore } from '../ports/session-store.ts';
import { MemoryStore } from './memory-store.ts';

/** Tables and sessions that live as long as the process. */
export class MemoryServerStore extends MemoryStore implements SessionStore {
  readonly #sessions = new Set<string>();

  async addSession(session: string): Promise<void> {
    this.#sessions.add(session);
  }

  async hasSession(session: string): Promise<boolean> {
    return this.#sessions.has(session);
  }
}
