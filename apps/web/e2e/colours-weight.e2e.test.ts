import { expect, it } from 'vitest';
import { ownPart, requestsOf } from './game-weight.ts';
import { useHarness } from './test-harness.ts';
import { ownPartProblems } from './weight-limit.ts';

const { open } = useHarness();

it('the part of Colour Kingdoms is small without its physics, and comes only for it', async () => {
  const others = new Set([...(await requestsOf(open, 'kingdomino', 'ru')), ...(await requestsOf(open, 'duel', 'ru'))]);
  expect([...others].filter((path) => /physics|table-worker|colours/.test(path))).toEqual([]);
  const part = ownPart(await requestsOf(open, 'colours', 'ru'), others);
  expect(part.page.files.length).toBeGreaterThan(2);
  expect(part.workers.files).toHaveLength(3);
  expect(part.physics.files).toHaveLength(1);
  expect(ownPartProblems('colours', part)).toEqual([]);
});
