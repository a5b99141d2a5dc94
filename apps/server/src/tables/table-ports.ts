import type { Dealing } from '../ports/dealing.ts';
import type { Digest } from '../ports/digest.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { Heads } from '../ports/heads.ts';
import type { Hints } from '../ports/hints.ts';
import type { Log } from '../ports/log.ts';
import type { Notes } from '../ports/notes.ts';
import type { Notices } from '../ports/notices.ts';
import type { Store } from '../ports/store.ts';
import type { Timers } from '../ports/timers.ts';
import type { PendingAppends } from './pending-appends.ts';
import type { ServiceTime } from './service-time.ts';
import type { ThinkingQueue } from './thinking-queue.ts';

/** What a table has to do with the world. */
export interface TablePorts {
  readonly store: Store;
  readonly dealing: Dealing;
  readonly digest: Digest;
  readonly entropy: Entropy;
  readonly hints: Hints;
  /** Only where several nodes share the store. */
  readonly heads?: Heads | undefined;
  /** Likewise. */
  readonly notes?: Notes | undefined;
  readonly log: Log;
  /** Nobody is told who is not there, if there is none. */
  readonly notices?: Notices | undefined;
  readonly pending: PendingAppends;
  readonly thinking: ThinkingQueue;
  readonly time: ServiceTime;
  readonly timers: Timers;
}
