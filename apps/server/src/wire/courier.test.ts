import { expect, it } from 'vitest';
import { Courier } from './courier.ts';

it('serves players at once and spectators afterwards, each in order', async () => {
  const courier = new Courier();
  const sent: string[] = [];
  courier.deliver('spectator', () => sent.push('spectator 1'));
  courier.deliver('player', () => sent.push('player 1'));
  courier.deliver('spectator', () => sent.push('spectator 2'));
  courier.deliver('player', () => sent.push('player 2'));
  expect(sent).toEqual(['player 1', 'player 2']);
  await expect.poll(() => sent).toEqual(['player 1', 'player 2', 'spectator 1', 'spectator 2']);
});

it('lets players through among many spectators', async () => {
  const courier = new Courier();
  const sent: string[] = [];
  const busy = () => {
    const endMs = performance.now() + 1;
    while (performance.now() < endMs);
    sent.push('spectator');
  };
  for (let n = 0; n < 50; n++) courier.deliver('spectator', busy);
  setImmediate(() => setImmediate(() => courier.deliver('player', () => sent.push('player'))));
  await expect.poll(() => sent.length).toBe(51);
  expect(sent.indexOf('player')).toBeLessThan(50);
});
