import { Redis } from 'ioredis';
import type { Log } from '../ports/log.ts';
import { BatchedHints } from './batched-hints.ts';

const CHANNEL = 'crownhold';
const MOST_AGAIN_MS = 1000;
const CONNECT_MS = 5000;
/** Whoever listens asks nothing, and who tells may have nothing to say: a line that is silent would never be noticed. */
const BEAT_MS = 2000;
/** A connection that owes an answer for this long is made again. */
const ANSWER_MS = 3000;

/** Hints by publish and subscribe of Redis or Valkey, which keeps nothing. What is said while it is away is lost. */
export class RedisHints extends BatchedHints {
  readonly #listening: Redis;
  readonly #telling: Redis;
  readonly #beat: NodeJS.Timeout;

  constructor(url: string, log: Log) {
    super();
    const connect = () => {
      const redis = new Redis(url, {
        enableOfflineQueue: false,
        connectTimeout: CONNECT_MS,
        socketTimeout: ANSWER_MS,
        maxRetriesPerRequest: 0,
        retryStrategy: (times) => Math.min(50 * times, MOST_AGAIN_MS),
      });
      // It connects again by itself.
      redis.on('error', () => {});
      redis.on('close', () => log({ level: 'warn', event: 'hints-lost' }));
      return redis;
    };
    this.#telling = connect();
    this.#listening = connect();
    this.#listening.on('ready', () => void this.#listening.subscribe(CHANNEL).catch(() => undefined));
    this.#listening.on('message', (_: string, text: string) => this.hear(text));
    this.#beat = setInterval(() => {
      for (const redis of [this.#telling, this.#listening]) redis.ping().catch(() => undefined);
    }, BEAT_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    this.#listening.disconnect();
    this.#telling.disconnect();
  }

  protected send(text: string): void {
    this.#telling.publish(CHANNEL, text).catch(() => undefined);
  }
}
