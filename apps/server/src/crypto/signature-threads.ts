import { isStrictForm, type SignatureCheck } from '@crownhold/fair';
import type { Signatures } from '../ports/signatures.ts';
import { type PoolOptions, ThreadPool } from '../threads/thread-pool.ts';
import type { SignatureQuestion } from './signature-thread.ts';

/** Far more than all checks take that can come meanwhile. */
const LIMIT_MS = 20_000;
/** While one waits for its next question, the other works; it is started when there is so much to do. */
const THREADS = 2;
/** Some milliseconds of checking: with more, all tables would wait for the same thread, and then for the same disk. */
const MOST_AT_ONCE = 16;

interface Waiting {
  readonly check: SignatureCheck;
  resolve(isSigned: boolean): void;
  reject(error: unknown): void;
}

/** Ed25519 by Node, in threads that are asked for many at once: what has come in one turn of the event loop, but not so much that others wait. */
export class SignatureThreads implements Signatures {
  readonly #pool: ThreadPool<SignatureQuestion, readonly boolean[]>;
  #waiting: Waiting[] = [];

  constructor(onReplaced: PoolOptions['onReplaced'], module = new URL('./signature-thread.ts', import.meta.url)) {
    this.#pool = new ThreadPool({ module, threads: THREADS, name: 'signatures', onReplaced });
  }

  isSigned(check: SignatureCheck): Promise<boolean> {
    if (!isStrictForm(check.key, check.signature)) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      const count = this.#waiting.push({ check, resolve, reject });
      if (count === 1) setImmediate(() => this.#ask());
      else if (count === MOST_AT_ONCE) void this.#ask();
    });
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #ask(): Promise<void> {
    const asked = this.#waiting;
    if (asked.length === 0) return;
    this.#waiting = [];
    const checks = asked.map(({ check }) => check);
    const question = {
      keys: checks.map(({ key }) => key),
      messages: checks.map(({ message }) => message),
      signatures: checks.map(({ signature }) => signature),
    };
    try {
      const answers = await this.#pool.ask(question, LIMIT_MS);
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
