import { expect, it } from 'vitest';
import { areBotsHurried, startTableBots } from './hurried-bots.ts';

it('hears that the time of a bot was up, and nothing in its answers', () => {
  const worker = new EventTarget() as Worker;
  startTableBots(() => worker);
  worker.dispatchEvent(new MessageEvent('message', { data: { number: 1, turn: 'take 3' } }));
  expect(areBotsHurried.value).toBe(false);
  worker.dispatchEvent(new MessageEvent('message', { data: { areBotsHurried: true } }));
  expect(areBotsHurried.value).toBe(true);
  areBotsHurried.value = false;
});
