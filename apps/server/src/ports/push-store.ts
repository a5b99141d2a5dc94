/** Where a browser can be told something, and how it is encrypted for it. */
export interface PushEndpoint {
  readonly endpoint: string;
  /** The browser's public key, and a secret that it shares with this server: base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** What a browser may ask for. */
export interface PushSubscriptions {
  /** Of the server, in base64url. */
  readonly publicKey: string;
  subscribe(session: string, push: PushEndpoint): Promise<'bad-endpoint' | 'too-many' | undefined>;
  unsubscribe(session: string, endpoint: string): Promise<void>;
}

export interface PushStore {
  /** Whether there was room: a session has at most `most`. Resolves once it is durable. */
  addPush(session: string, push: PushEndpoint, most: number): Promise<boolean>;
  pushesOf(session: string): Promise<readonly PushEndpoint[]>;
  /** Of one session, or of all if it is dead. */
  removePush(endpoint: string, session?: string): Promise<void>;
  /** A secret of the server itself. */
  serverKey(name: string): Promise<Uint8Array | undefined>;
  /** Never replaces one. */
  addServerKey(name: string, key: Uint8Array): Promise<void>;
}
