/** Sessions that were begun here, by the hash of their token: whoever reads the disk cannot speak for anybody. */
export interface SessionStore {
  /** Resolves once it is durable. */
  addSession(session: string): Promise<void>;
  hasSession(session: string): Promise<boolean>;
}
