import type { BotAnswer, BotQuestion } from './bot-question.ts';
import { loadThinker } from './thinkers.ts';

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { number } = data;
  answerOf(data)
    .catch((error: unknown) => {
      reportError(error);
      return {};
    })
    .then((answer) => self.postMessage({ number, ...answer } satisfies BotAnswer));
});

async function answerOf(question: BotQuestion): Promise<Omit<BotAnswer, 'number'>> {
  const think = await loadThinker(question.game);
  return think(question, () => performance.now());
}
