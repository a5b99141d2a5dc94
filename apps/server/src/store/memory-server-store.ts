import { MemoryStore } from './memory-store.ts';
import type { FolderStore } from './sqlite-store.ts';

/** Tables and sessions that live as long as the process. */
export class MemoryServerStore extends MemoryStore implements FolderStore {
  readonly #sessions = new Set<string>();

  async addSession(session: string): Promise<void> {
    this.#sessions.add(session);
  }

  async hasSession(session: string): Promise<boolean> {
    return this.#sessions.has(session);
  }

  override async forget(session: string): Promise<void> {
    this.#sessions.delete(session);
    await super.forget(session);
  }

  /** Nobody else can find it. */
  announce(): void {}

  async close(): Promise<void> {}
}
