import { describe, expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const TEXTS = ['', 'paint b3; done', 'Жар-птица: 火', 'x'.repeat(5000)];

describe('a sealed text', () => {
  it.each(TEXTS)('opens with its key at its place, and nowhere else', (text) => {
    const sealed = sealText(KEY, 'game/row 3', text);
    expect(openText(KEY, 'game/row 3', sealed)).toBe(text);
    expect(openText(KEY, 'game/row 4', sealed)).toBeUndefined();
    expect(openText(KEY.toReversed(), 'game/row 3', sealed)).toBeUndefined();
  });

  it('is never the same twice, and does not tell how long the text is', () => {
    const [one, other] = [sealText(KEY, 'a', 'done'), sealText(KEY, 'a', 'done')];
    expect(one).not.toBe(other);
    expect(sealText(KEY, 'a', 'paint b3; paint b4; paint b5; done')).toHaveLength(one.length);
  });

  it('does not open when one bit of it is changed', () => {
    const sealed = sealText(KEY, 'a', 'done');
    for (let at = 0; at < sealed.length; at += 37) {
      const digit = (Number.parseInt(sealed[at]!, 16) ^ 1).toString(16);
      expect(openText(KEY, 'a', sealed.slice(0, at) + digit + sealed.slice(at + 1))).toBeUndefined();
    }
    expect(openText(KEY, 'a', '00')).toBeUndefined();
  });
});
