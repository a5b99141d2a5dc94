import type { BotAnswer, BotNote, BotQuestion } from './bot-question.ts';
import type { Thought } from './thinker.ts';
import { loadThinker } from './thinkers.ts';

/** Whoever asks: the page, or a worker that the page has given a port to, since it may not hear what bots answer there. */
interface Asker {
  postMessage(found: BotAnswer): void;
}

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | { readonly port: MessagePort }>) => {
  if (!('port' in data)) {
    answer(data, { postMessage: (found: BotAnswer) => self.postMessage(found) });
    return;
  }
  const { port } = data;
  port.addEventListener('message', (asked: MessageEvent<BotQuestion>) => answer(asked.data, port));
  port.start();
});

function answer(question: BotQuestion, asker: Asker): void {
  const { number } = question;
  answerOf(question)
    .catch((error: unknown): Thought => {
      reportError(error);
      return {};
    })
    .then(({ isHurried, ...found }) => {
      asker.postMessage({ number, ...found });
      if (isHurried) self.postMessage({ areBotsHurried: true } satisfies BotNote);
    });
}

async function answerOf(question: BotQuestion): Promise<Thought> {
  const think = await loadThinker(question.game);
  return think(question, () => performance.now());
}
