import type { PushStore } from './push-store.ts';
import type { SessionStore } from './session-store.ts';
import type { Store } from './store.ts';
import type { TokenStore } from './token-store.ts';

/** All that a server keeps. */
export interface ServerStore extends Store, SessionStore, TokenStore, PushStore {
  /** After all that is on its way is stored. */
  close(): Promise<void>;
}
