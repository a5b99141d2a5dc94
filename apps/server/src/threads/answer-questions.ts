import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './thread-pool.ts';

/** The other side of a `ThreadPool`: answers every question, or says why not. */
export function answerQuestions<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  const port = parentPort;
  if (!port) throw new Error('not in a thread');
  const reply = async (question: Q): Promise<ThreadMessage<A>> => {
    try {
      return { answer: await answer(question) };
    } catch (error) {
      return { failure: String(error) };
    }
  };
  const ready: ThreadMessage<A> = { isReady: true };
  port.postMessage(ready);
  // Only a ThreadPool with the same types writes to this port.
  port.on('message', (question: Q) => void reply(question).then((message) => port.postMessage(message)));
}
