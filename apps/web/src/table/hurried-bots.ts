import { signal } from '@preact/signals';
import { startBotWorker } from './bot-client.ts';
import type { BotNote } from './bot-question.ts';

/** Whether this device is too slow for a bot that has played since the page was loaded. */
export const areBotsHurried = signal(false);

/** A worker for the bots of a table: it is heard when their time is up. */
export function startTableBots(start: () => Worker = startBotWorker): Worker {
  const worker = start();
  worker.addEventListener('message', ({ data }: MessageEvent<object>) => {
    if (('areBotsHurried' satisfies keyof BotNote) in data) areBotsHurried.value = true;
  });
  return worker;
}
