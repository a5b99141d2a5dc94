import { describe, expect, it } from 'vitest';
import { parseRequest } from './job-request.ts';

const REQUEST = { id: 'bot:t:1:4', game: 'duel', view: 'x', seat: 1, seed: 7, effort: 1, deadlineMs: 2000 };

describe('a job', () => {
  it('is read as it was written, with a bot or without', () => {
    expect(parseRequest(JSON.stringify(REQUEST))).toEqual(REQUEST);
    expect(parseRequest(JSON.stringify({ ...REQUEST, bot: 'queen' }))).toEqual({ ...REQUEST, bot: 'queen' });
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{ ...REQUEST, view: 5 }],
    [{ ...REQUEST, seat: '1' }],
    [{ ...REQUEST, bot: 3 }],
    [{ ...REQUEST, id: undefined }],
    [{ ...REQUEST, deadlineMs: 0 }],
    [{ ...REQUEST, deadlineMs: 10_001 }],
    [{ ...REQUEST, deadlineMs: Number.NaN }],
  ])('that says %j is none', (payload) => {
    expect(parseRequest(JSON.stringify(payload))).toBeUndefined();
  });

  it('that is cut off is none', () => {
    expect(parseRequest(JSON.stringify(REQUEST).slice(0, -1))).toBeUndefined();
  });
});
