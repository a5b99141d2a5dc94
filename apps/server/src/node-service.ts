import { hash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { useSha256 } from '@crownhold/fair';
import { BotThreads } from './bots/bot-threads.ts';
import { SignatureThreads } from './crypto/signature-threads.ts';
import { JobThinking } from './jobs/job-thinking.ts';
import { JobWorker } from './jobs/job-worker.ts';
import type { Metrics } from './operation/metrics.ts';
import type { Heads } from './ports/heads.ts';
import { type Hints, NO_HINTS } from './ports/hints.ts';
import type { Log } from './ports/log.ts';
import type { Notes } from './ports/notes.ts';
import type { Notices } from './ports/notices.ts';
import type { Store } from './ports/store.ts';
import type { Thinking } from './ports/thinking.ts';
import { SealedDealing } from './tables/sealed-dealing.ts';
import { TableService } from './tables/table-service.ts';
import type { PoolOptions } from './threads/thread-pool.ts';
import { ThrowThreads } from './throws/throw-threads.ts';

/** A longer delay would be taken for none at all; whoever waits looks again when it is over. */
const MOST_DELAY_MS = 2 ** 31 - 1;

interface BotQueue {
  readonly url: string;
  readonly takesJobs: boolean;
}

interface NodeParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly notices?: Notices;
  /** Of a store that several nodes share. */
  readonly hints?: Hints | undefined;
  readonly heads?: Heads | undefined;
  readonly notes?: Notes | undefined;
  /** As many as there are processors besides the main thread's, if nothing else is said. */
  readonly botThreads?: number | undefined;
  /** A queue in which bots think as jobs, and whether this node takes some. */
  readonly queue?: BotQueue | undefined;
}

export const ENTROPY = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

export function digest(text: string): string {
  return hash('sha256', text, 'hex');
}

export function createBotThreads(threads: number | undefined, onReplaced: PoolOptions['onReplaced']): BotThreads {
  return new BotThreads(threads ?? Math.max(1, availableParallelism() - 1), onReplaced);
}

/** The table service with the clock, the threads and the cryptography of Node. */
export async function startService(parts: NodeParts) {
  const { store, metrics, log, notices, botThreads, queue, hints = NO_HINTS, heads, notes } = parts;
  useSha256((bytes) => hash('sha256', bytes, 'buffer'));
  const replaced = (kind: 'bots' | 'throws' | 'signatures') => (err?: Error) => {
    metrics.replaced(kind);
    log({ level: 'warn', event: 'thread-replaced', code: kind, ...(err && { err }) });
  };
  const threads = () => createBotThreads(botThreads, replaced('bots'));
  const bots = queue ? openQueue(queue, threads, log) : openThreads(threads());
  const throws = new ThrowThreads(replaced('throws'));
  const signatures = new SignatureThreads(replaced('signatures'));
  const service = await TableService.start({
    clock: { nowMs: () => performance.now() },
    timers: { after: startTimer, pause: () => setImmediate() },
    entropy: ENTROPY,
    digest,
    dealing: new SealedDealing({ signatures, throws }),
    hints,
    heads,
    notes,
    log,
    notices,
    store,
    thinking: bots.thinking,
  });
  return {
    service,
    async close(): Promise<void> {
      service.stop();
      await Promise.all([bots.close(), throws.close(), signatures.close()]);
    },
  };
}

interface OpenBots {
  readonly thinking: Thinking;
  close(): Promise<void>;
}

function openThreads(threads: BotThreads): OpenBots {
  return { thinking: threads, close: () => threads.close() };
}

function openQueue({ url, takesJobs }: BotQueue, createThreads: () => BotThreads, log: Log): OpenBots {
  const thinking = new JobThinking(url, log);
  const threads = takesJobs ? createThreads() : undefined;
  const worker = threads && new JobWorker(url, threads, log);
  return {
    thinking,
    async close() {
      await worker?.close();
      await Promise.all([thinking.close(), threads?.close()]);
    },
  };
}

function startTimer(delayMs: number, task: () => void): () => void {
  const timer = setTimeout(task, Math.min(delayMs, MOST_DELAY_MS));
  return () => clearTimeout(timer);
}
