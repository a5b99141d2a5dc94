import { expect, it } from 'vitest';
import { DeviceOffers } from './device-offers.ts';

it('an offer is taken once, within ten minutes, and the next one of a token ends it', () => {
  let nowMs = 0;
  const offers = new DeviceOffers(() => nowMs);
  offers.add('a', 'token');
  offers.add('b', 'token');
  offers.add('c', 'other');
  expect(['a', 'b', 'b', 'nothing'].map((hash) => offers.take(hash))).toEqual([
    undefined,
    'token',
    undefined,
    undefined,
  ]);
  nowMs = 600_000;
  expect(offers.take('c')).toBeUndefined();
});
