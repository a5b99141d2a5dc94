import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateKey } from './duplicate-key.ts';
import { formatRecord, isFault, parseRecord } from './record.ts';

describe('a key that an object has twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['[{"x":{"b" : 1, "c":[{}], "b":1}}]', 'b'],
    ['{"":1,"":1}', ''],
    ['{"__proto__":1,"__proto__":1}', '__proto__'],
  ])('is found in %s', (text, key) => {
    expect(duplicateKey(text)).toBe(key);
  });

  it.each(['{"a":{"a":1},"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"a","b":"\\"a\\":","c":"{"}', '["a","a"]', '"a"'])(
    'is not found in %s',
    (text) => {
      expect(duplicateKey(text)).toBeUndefined();
    },
  );

  it('is never found in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => duplicateKey(JSON.stringify(value, null, 1)) === undefined),
      { seed: 1 },
    );
  });

  it('is refused in a record, wherever it stands', () => {
    const record = { format: 'crownhold-record', version: 1, game: 'duel', options: { seats: 2 }, steps: [] } as const;
    const text = formatRecord({ ...record, fairness: { head: 'x' } });
    expect(isFault(parseRecord(text))).toBe(false);
    for (const twice of [text.replace('"game"', '"game":"x","game"'), text.replace('"head"', '"head":"y","head"')]) {
      expect(parseRecord(twice)).toMatchObject({ refusal: { rule: 'R3', code: 'duplicate-field' } });
    }
  });
});
