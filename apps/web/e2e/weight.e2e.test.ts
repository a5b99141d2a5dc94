import { LANGUAGES } from '@crownhold/i18n';
import { expect, it } from 'vitest';
import { useHarness } from './test-harness.ts';
import { weighPage } from './weight.ts';
import { weightProblems } from './weight-limit.ts';

const { open } = useHarness();

it.each(LANGUAGES)('loads no more than was promised, in %s', async (language) => {
  const weights = await weighPage(open, language);
  expect(weights.first.files.map(({ name }) => name)).toContain('index.html');
  expect(weights.table.files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/worker.*\.js$/));
  expect(weightProblems(weights)).toEqual([]);
});
