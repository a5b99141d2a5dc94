import { LANGUAGES } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { ownPart, requestsOf } from './game-weight.ts';
import { useHarness } from './test-harness.ts';
import { ownPartProblems } from './weight-limit.ts';

const { open } = useHarness();

it.each(LANGUAGES)('the part of the Duel is small, and comes only for the Duel, in %s', async (language) => {
  const others = await requestsOf(open, 'kingdomino', language);
  const duel = await requestsOf(open, 'duel', language);
  expect([...others].filter((path) => /duel/i.test(path))).toEqual([]);
  const part = ownPart(duel, others);
  expect(part.page.files.length).toBeGreaterThan(1);
  expect(ownPartProblems('duel', part)).toEqual([]);
  // Neither game brings the bots of the other.
  expect(part.workers.files).toHaveLength(1);
  expect([...duel].filter((path) => /\/thinker-/.test(path))).toHaveLength(1);
});
