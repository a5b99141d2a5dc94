import { describe, expect, it } from 'vitest';
import { race } from '../test/race.ts';
import { createRecord, formatRecord, type GameRecord, isFault, parseRecord, readRecord } from './record.ts';

const record = createRecord(race, { seats: 2 }, ['0> ready', '1> ready', 'roll 2']);
const without = (field: string) => Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
const why = (json: unknown) => {
  const result = readRecord(json);
  return isFault(result) ? `${result.refusal.rule} ${result.refusal.code}` : undefined;
};

describe('record', () => {
  it('is written as it is read', () => {
    const full: GameRecord = { ...record, players: ['Ann', 'Bo'], date: '2016-05-01', result: [1, 2], comments: {} };
    for (const each of [record, full, createRecord(race, { seats: 2 }, [])]) {
      expect(parseRecord(formatRecord(each))).toEqual(each);
    }
  });

  it('is written on lines that people can read', () => {
    const long = createRecord(
      race,
      { seats: 2 },
      Array.from({ length: 40 }, (_, i) => `roll ${i % 3}`),
    );
    const lines = formatRecord(long).split('\n');
    expect(lines[1]).toBe('  "format": "crownhold-record",');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(lines.length).toBeLessThan(16);
    expect(formatRecord(createRecord(race, { seats: 2 }, []))).toContain('"steps": []');
  });

  it('[R1] is a JSON object', () => {
    for (const text of ['', '{', 'null', '[]', '"record"', '7', '{"format":}']) {
      const result = parseRecord(text);
      expect(isFault(result) && result.refusal.rule, text).toBe('R1');
    }
    expect(why(undefined)).toBe('R1 not-an-object');
  });

  it('[R2] has a format and a version', () => {
    expect(why({ ...record, format: 'pgn' })).toBe('R2 not-a-record');
    expect(why(without('format'))).toBe('R2 not-a-record');
    expect(why({ ...record, version: 2 })).toBe('R2 unknown-version');
    expect(why({ ...record, version: '1' })).toBe('R2 unknown-version');
  });

  it('[R3] has the fields it needs and no unknown ones, each of its kind', () => {
    for (const field of ['game', 'options', 'steps']) expect(why(without(field))).toBe('R3 missing-field');
    expect(why({ ...record, moves: [] })).toBe('R3 unknown-field');
    const wrong = { game: 7, rulesVersion: '1', options: [], steps: 'roll 2', players: 'Ann', date: 2016 };
    for (const [field, value] of Object.entries(wrong)) {
      expect(why({ ...record, [field]: value }), field).toBe('R3 bad-field');
    }
    expect(readRecord({ ...record, steps: ['a', 'b', 3] })).toMatchObject({ step: 2, refusal: { rule: 'R3' } });
    expect(why(without('rulesVersion'))).toBeUndefined();
  });

  it('[R7] names players as they can be shown', () => {
    expect(why({ ...record, players: ['Александра-Мария Петрова', { name: 'Bo', bot: 'greedy' }] })).toBeUndefined();
    expect(why({ ...record, players: ['x'.repeat(25), 'Bo'] })).toBe('R7 name-too-long');
    expect(why({ ...record, players: ['Ann', { name: 'oB\u202e' }] })).toBe('R7 name-unprintable');
    expect(why({ ...record, players: ['Ann', ''] })).toBe('R7 name-empty');
  });
});
