import { Worker } from 'node:worker_threads';

/** How often a question is asked whose thread dies. */
const MOST_ATTEMPTS = 3;
/** More than the strongest bot needs. */
const HEAP_MB = 256;
/** A thread that has not loaded its modules after this is as good as dead. */
export const START_MS = 30_000;

/** What a thread sends: once that it has loaded its modules, and something for each question. See `answerQuestions`. */
export type ThreadMessage<A> = { readonly isReady: true } | { readonly answer: A } | { readonly failure: string };

export interface PoolOptions {
  /** The module that the threads run. */
  readonly module: URL;
  readonly threads: number;
  /** As the system calls them. */
  readonly name?: string;
  readonly heapMb?: number;
  /** A thread has died, maybe of an error, or was killed, and another takes its place. */
  onReplaced(cause?: Error): void;
}

interface Asked<Q, A> {
  readonly question: Q;
  readonly limitMs: number;
  attempts: number;
  resolve(answer: A): void;
  reject(error: Error): void;
}

/**
 * Threads that answer questions, one at a time each. A thread is started when it is first needed. One that dies is
 * replaced, and its question asked again, the very same; one that takes longer than the limit of its question is killed.
 */
export class ThreadPool<Q, A> {
  readonly #options: PoolOptions;
  readonly #idle: Thread<Q, A>[];
  readonly #waiting: Asked<Q, A>[] = [];
  readonly #threads: readonly Thread<Q, A>[];
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#threads = Array.from({ length: options.threads }, () => new Thread(options));
    this.#idle = [...this.#threads];
  }

  get size(): number {
    return this.#threads.length;
  }

  ask(question: Q, limitMs: number): Promise<A> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the threads have ended'));
      this.#waiting.push({ question, limitMs, attempts: 0, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the threads have ended'));
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #next(): void {
    const thread = this.#idle.pop();
    if (!thread) return;
    const asked = this.#waiting.shift();
    if (!asked) {
      this.#idle.push(thread);
      return;
    }
    asked.attempts++;
    thread
      .ask(asked.question, asked.limitMs)
      .then((result) => this.#settle(asked, result))
      .finally(() => {
        this.#idle.push(thread);
        this.#next();
      });
  }

  #settle(asked: Asked<Q, A>, result: Result<A>): void {
    if (result.kind === 'answer') {
      asked.resolve(result.answer);
      return;
    }
    if (result.kind === 'failure') {
      asked.reject(new Error(result.failure));
      return;
    }
    if (!this.#isClosed) this.#options.onReplaced(result.cause);
    const isOver = result.kind === 'late' || this.#isClosed || asked.attempts >= MOST_ATTEMPTS;
    if (isOver) asked.reject(new Error(result.kind === 'late' ? 'a thread took too long' : 'a thread died'));
    else this.#waiting.unshift(asked);
  }
}

type Result<A> =
  | { readonly kind: 'answer'; readonly answer: A }
  /** The module says that it cannot: asking again would not help. */
  | { readonly kind: 'failure'; readonly failure: string }
  | { readonly kind: 'late' | 'dead'; readonly cause?: Error };

/** One place for a worker. */
class Thread<Q, A> {
  readonly #options: PoolOptions;
  #worker: Worker | undefined;
  #isReady = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  ask(question: Q, limitMs: number): Promise<Result<A>> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.off('error', this.#dieIdle).off('exit', this.#dieIdle);
    return new Promise((resolve) => {
      const late = () => end({ kind: 'late' });
      let timer = setTimeout(late, this.#isReady ? limitMs : START_MS);
      const hear = (message: ThreadMessage<A>) => {
        if ('answer' in message) return end({ kind: 'answer', ...message });
        if ('failure' in message) return end({ kind: 'failure', ...message });
        this.#isReady = true;
        clearTimeout(timer);
        timer = setTimeout(late, limitMs);
      };
      const die = (cause: unknown) => end({ kind: 'dead', ...(cause instanceof Error && { cause }) });
      const end = (result: Result<A>) => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', die).off('exit', die);
        if (result.kind === 'late' || result.kind === 'dead') this.#drop(worker);
        else worker.on('error', this.#dieIdle).on('exit', this.#dieIdle);
        resolve(result);
      };
      worker.on('message', hear).on('error', die).on('exit', die);
      worker.postMessage(question);
    });
  }

  async end(): Promise<void> {
    this.#worker?.off('error', this.#dieIdle).off('exit', this.#dieIdle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { module, heapMb = HEAP_MB, name = 'thread' } = this.#options;
    return new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: heapMb }, name });
  }

  /** Nobody waits for it; without a listener its error would end the process. */
  readonly #dieIdle = (cause: unknown) => {
    if (this.#worker) this.#drop(this.#worker);
    this.#options.onReplaced(cause instanceof Error ? cause : undefined);
  };

  #drop(worker: Worker): void {
    this.#worker = undefined;
    this.#isReady = false;
    worker.off('error', this.#dieIdle).off('exit', this.#dieIdle);
    // Its last words are of no interest any more, and must not end the process.
    worker.on('error', () => {});
    void worker.terminate();
  }
}
