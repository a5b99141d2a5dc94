import type { PushEndpoint } from '../ports/push-store.ts';
import type { DeviceOffer } from '../ports/session-store.ts';
import type { StoredToken } from '../ports/token-store.ts';
import { MemoryStore } from './memory-store.ts';
import type { FolderStore } from './sqlite-store.ts';

/** Tables and sessions that live as long as the process. */
export class MemoryServerStore extends MemoryStore implements FolderStore {
  readonly #sessions = new Set<string>();
  /** By session. */
  readonly #offers = new Map<string, DeviceOffer & { readonly untilMs: number }>();
  readonly #tokens = new Map<string, StoredToken>();
  readonly #pushes = new Map<string, readonly PushEndpoint[]>();
  readonly #keys = new Map<string, Uint8Array>();

  async addSession(session: string): Promise<void> {
    this.#sessions.add(session);
  }

  async hasSession(session: string): Promise<boolean> {
    return this.#sessions.has(session);
  }

  async addOffer(offer: DeviceOffer): Promise<void> {
    const servedMs = await this.servedMs();
    for (const [session, { untilMs }] of this.#offers) if (untilMs <= servedMs) this.#offers.delete(session);
    this.#offers.set(offer.session, { ...offer, untilMs: servedMs + offer.lifeMs });
  }

  async takeOffer(hash: string): Promise<string | undefined> {
    const servedMs = await this.servedMs();
    const offer = [...this.#offers.values()].find((each) => each.hash === hash);
    if (!offer) return undefined;
    this.#offers.delete(offer.session);
    return offer.untilMs > servedMs ? offer.locked : undefined;
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

  async addPush(session: string, push: PushEndpoint, most: number): Promise<boolean> {
    const others = (await this.pushesOf(session)).filter(({ endpoint }) => endpoint !== push.endpoint);
    if (others.length >= most) return false;
    this.#pushes.set(session, [...others, push]);
    return true;
  }

  async pushesOf(session: string): Promise<readonly PushEndpoint[]> {
    return this.#pushes.get(session) ?? [];
  }

  async removePush(gone: string, only?: string): Promise<void> {
    for (const [session, pushes] of this.#pushes)
      if (only === undefined || only === session)
        this.#pushes.set(
          session,
          pushes.filter(({ endpoint }) => endpoint !== gone),
        );
  }

  async serverKey(name: string): Promise<Uint8Array | undefined> {
    return this.#keys.get(name);
  }

  async addServerKey(name: string, key: Uint8Array): Promise<void> {
    if (!this.#keys.has(name)) this.#keys.set(name, key);
  }

  override async forget(session: string): Promise<void> {
    this.#sessions.delete(session);
    this.#pushes.delete(session);
    this.#offers.delete(session);
    for (const [hash, token] of this.#tokens) if (token.session === session) this.#tokens.delete(hash);
    await super.forget(session);
  }

  /** Nobody else can find it. */
  announce(): void {}

  async close(): Promise<void> {}
}
