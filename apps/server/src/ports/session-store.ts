/** Sessions that were begun here, by the hash of their token: whoever reads the disk cannot speak for anybody. */
export interface SessionStore {
  /** Resolves once it is durable. */
  addSession(session: string): Promise<void>;
  hasSession(session: string): Promise<boolean>;
  /** Instead of the one that the session had. */
  addOffer(offer: DeviceOffer): Promise<void>;
  /** Once, whichever node asks, and within its life. */
  takeOffer(hash: string): Promise<string | undefined>;
}

/** The token of a session, for a second device. */
export interface DeviceOffer {
  readonly session: string;
  /** Of the secret that unlocks it. */
  readonly hash: string;
  readonly locked: string;
  /** In time of service. */
  readonly lifeMs: number;
}
