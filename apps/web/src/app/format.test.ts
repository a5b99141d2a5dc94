import { expect, it } from 'vitest';
import { formatTime } from './format.ts';

it('writes a British date in English', () => {
  const timeMs = new Date(2026, 10, 16, 20, 54).getTime();
  expect(formatTime('en', timeMs)).toBe('16 Nov 2026, 20:54');
});
