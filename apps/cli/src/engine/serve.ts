import { setImmediate as nextTurn } from 'node:timers/promises';
import { SLICE_MS } from '../bots/slices.ts';
import { LineCutter, type TOO_LONG } from './lines.ts';
import { Session } from './protocol.ts';

/** Where answers go. Resolves when more may be written. */
export type Write = (text: string) => Promise<void>;

/** Speaks the protocol until `quit` or the end of the input, and reads on while a bot thinks. */
export async function serve(input: AsyncIterable<Uint8Array>, write: Write, session = new Session()): Promise<void> {
  const chunks = input[Symbol.asyncIterator]();
  const cutter = new LineCutter();
  const timed = new TimedSession(session);
  const say = async (lines: readonly string[]) => {
    if (lines.length > 0) await write(`${lines.join('\n')}\n`);
  };
  for (;;) {
    const next = chunks.next();
    let hasCome = false;
    const come = () => {
      hasCome = true;
    };
    next.then(come, come);
    while (timed.isThinking && !hasCome) {
      await say(timed.think());
      await nextTurn();
    }
    const { value: chunk, done } = await next;
    for (const line of done ? cutter.end() : cutter.push(chunk)) {
      await say(timed.hear(line));
      if (!timed.isOver) continue;
      // Else the open input would keep the process alive.
      await chunks.return?.();
      return;
    }
    if (done) return await say(timed.finish());
  }
}

/** A session with a clock. */
class TimedSession {
  readonly #session: Session;
  #deadline = Number.POSITIVE_INFINITY;

  constructor(session: Session) {
    this.#session = session;
  }

  get isThinking(): boolean {
    return this.#session.thinking !== undefined;
  }

  get isOver(): boolean {
    return this.#session.isOver;
  }

  /** The answers to a line. A bot that is quick has answered before the next line is read. */
  hear(line: string | typeof TOO_LONG): readonly string[] {
    const before = this.#session.thinking;
    const lines = this.#session.receive(line);
    const { thinking } = this.#session;
    if (!thinking || thinking === before) return lines;
    this.#deadline = performance.now() + (thinking.movetimeMs ?? Number.POSITIVE_INFINITY);
    return [...lines, ...this.think()];
  }

  /** Thinks for one slice, which begins with the first thought: that one comes at once, and may be all there is. */
  think(): readonly string[] {
    const lines: string[] = [];
    let sliceEnd = Number.POSITIVE_INFINITY;
    while (this.isThinking) {
      lines.push(...this.#session.advance());
      const now = performance.now();
      if (now >= this.#deadline) lines.push(...this.finish());
      if (now >= sliceEnd) break;
      sliceEnd = Math.min(sliceEnd, now + SLICE_MS);
    }
    return lines;
  }

  finish(): readonly string[] {
    return this.#session.finish();
  }
}
