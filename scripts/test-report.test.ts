import { expect, it } from 'vitest';
import { slowestFiles } from './test-report.ts';

it('the slowest files come first, and no more than wanted', () => {
  const files = [3, 40, 1, 7].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles(files, 2).map(({ file }) => file)).toEqual(['40.test.ts', '7.test.ts']);
  expect(slowestFiles(files, 9)).toHaveLength(4);
});
