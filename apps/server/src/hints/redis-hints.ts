import { Redis } from 'ioredis';
import type { Log } from '../ports/log.ts';
import { BatchedHints } from './batched-hints.ts';

const CHANNEL = 'crownhold';
const MOST_AGAIN_MS = 1000;

/** Hints by publish and subscribe of Redis or Valkey, which keeps nothing. What is said while it is away is lost. */
export class RedisHints extends BatchedHints {
  readonly #listening: Redis;
  readonly #telling: Redis;

  constructor(url: string, log: Log) {
    super();
    const connect = () => {
      const redis = new Redis(url, {
        enableOfflineQueue: false,
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
  }

  async close(): Promise<void> {
    this.#listening.disconnect();
    this.#telling.disconnect();
  }

  protected send(text: string): void {
    this.#telling.publish(CHANNEL, text).catch(() => undefined);
  }
}
