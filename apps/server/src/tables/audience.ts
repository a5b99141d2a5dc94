import { type Seat, SPECTATOR, type Viewer } from '@crownhold/core';
import type { TableNews } from '@crownhold/protocol';
import type { Connection, Rank } from '../ports/connection.ts';

interface Subscription {
  readonly connection: Connection;
  readonly viewer: Viewer;
}

/** Who is told what happens at a table. */
export class Audience {
  readonly #subscriptions = new Set<Subscription>();

  get isEmpty(): boolean {
    return this.#subscriptions.size === 0;
  }

  /** Replaces what the connection had for that viewer. */
  add(connection: Connection, viewer: Viewer): void {
    this.remove(connection, viewer);
    this.#subscriptions.add({ connection, viewer });
  }

  /** One subscription, or all of a connection. Says whether there was one. */
  remove(connection: Connection, viewer?: Viewer): boolean {
    const gone = [...this.#subscriptions].filter(
      (each) => each.connection === connection && (viewer === undefined || each.viewer === viewer),
    );
    for (const subscription of gone) this.#subscriptions.delete(subscription);
    return gone.length > 0;
  }

  isHere(seat: Seat): boolean {
    return [...this.#subscriptions].some(({ viewer }) => viewer === seat);
  }

  /** Ends subscriptions that were taken from their sessions, and says why. Says whether there were any. */
  drop(isGone: (session: string, viewer: Viewer) => boolean, tell: (viewer: Viewer) => string): boolean {
    const gone = [...this.#subscriptions].filter(({ connection, viewer }) => isGone(connection.session, viewer));
    for (const subscription of gone) {
      this.#subscriptions.delete(subscription);
      deliver(subscription.connection, tell(subscription.viewer), rankOf(subscription.viewer));
    }
    return gone.length > 0;
  }

  /** The same for everybody, once for each connection. */
  broadcast(frame: string): void {
    const ranks = new Map<Connection, Rank>();
    const inOrder = [...this.#subscriptions].sort((one, other) => one.viewer - other.viewer);
    for (const { connection, viewer } of inOrder) ranks.set(connection, rankOf(viewer));
    for (const [connection, rank] of ranks) deliver(connection, frame, rank);
  }

  /** Players before spectators. News are made once for each viewer. */
  tell(news: (viewer: Viewer) => TableNews, except?: Connection): void {
    const frames = new Map<Viewer, string>();
    const inOrder = [...this.#subscriptions].sort((one, other) => other.viewer - one.viewer);
    for (const { connection, viewer } of inOrder) {
      if (connection === except) continue;
      const frame = frames.get(viewer) ?? JSON.stringify(news(viewer));
      frames.set(viewer, frame);
      deliver(connection, frame, rankOf(viewer));
    }
  }
}

/** One connection that breaks keeps nobody else from hearing. */
function deliver(connection: Connection, frame: string, rank: Rank): void {
  try {
    connection.send(frame, rank);
  } catch {
    // Its client comes again and resumes.
  }
}

export function rankOf(viewer: Viewer): Rank {
  return viewer === SPECTATOR ? 'spectator' : 'player';
}
