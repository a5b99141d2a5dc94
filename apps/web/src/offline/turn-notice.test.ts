import { describe, expect, it } from 'vitest';
import { noticeOf } from './turn-notice.ts';

const WORDS = { title: 'Crownhold', body: 'Your turn' };
const TABLE = '0123456789abcdef';

describe('a push of the server', () => {
  it('is a notice for its table, in the words that the page has left', () => {
    const text = JSON.stringify({ kind: 'your-turn', table: TABLE, seat: 1 });
    expect(noticeOf(text, WORDS)).toEqual({ ...WORDS, table: TABLE });
  });

  it('shows nothing to somebody who has not asked for it', () => {
    expect(noticeOf(JSON.stringify({ kind: 'your-turn', table: TABLE }), undefined)).toBeUndefined();
  });

  it.each([undefined, '', 'no JSON', '{}', '{"kind":"your-turn","table":"../evil"}', '{"kind":"other"}'])(
    'shows nothing of what is not ours: %s',
    (text) => {
      expect(noticeOf(text, WORDS)).toBeUndefined();
    },
  );
});
