import { describe, expect, it } from 'vitest';
import { NAME_LIMIT, nearestName, parseName } from './player-name.ts';

const ENDLESS = Array(500).fill('👨').join('\u200d');
const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  it.each(['Ann', 'Ігор Ґалаґан', "О'Ніл", 'Мария-Луиза 2-я', '李雷', FAMILY, 'نیما‌جان', '?', '🇧🇬'])(
    '[R7] is %s',
    (name) => {
      expect(parseName(name)).toBe(name.normalize('NFC'));
    },
  );

  it('[R7] loses the space around it and nothing else', () => {
    expect(parseName('  Ann  Lee\n')).toBe('Ann  Lee');
  });

  it.each(['x', 'Й', 'é', '👩🏽', FAMILY, '🇺🇦'])('[R7] has room for 24 times %s, and refuses one more', (character) => {
    const most = character.repeat(character === FAMILY ? 20 : NAME_LIMIT);
    expect(parseName(most)).toBe(most.normalize('NFC'));
    expect(parseName(character.repeat(NAME_LIMIT + 1))).toMatchObject({ code: 'name-too-long', args: { most: 24 } });
  });

  it('[R7] is not an emoji without end', () => {
    expect(parseName(ENDLESS)).toMatchObject({ rule: 'R7', code: 'name-too-long' });
  });

  it.each([
    ['a control character', 'A\u001b[2Jnn'],
    ['a tab', 'A\tnn'],
    ['a line break', 'Ann\nBo'],
    ['a line separator', 'Ann\u2028Bo'],
    ['a bidi override', 'Ann\u202eoB'],
    ['a bidi isolate', 'Ann\u2066oB'],
    ['a direction mark', 'Ann\u200f'],
    ['a space of no width', 'Ann\u200bBo'],
    ['half a surrogate pair', 'Ann\ud83d'],
    ['a pile of accents', `A${'\u0301'.repeat(9)}nn`],
  ])('[R7] has no %s', (_, name) => {
    expect(parseName(name)).toMatchObject({ rule: 'R7', code: 'name-unprintable' });
  });

  it.each(['', ' ', '\u200d', '\u00a0'])('[R7] is not %j', (text) => {
    expect(parseName(text)).toMatchObject({ rule: 'R7', code: 'name-empty' });
  });
});

describe('the nearest name', () => {
  it('is the text itself if it can be one', () => {
    expect(nearestName(' compact.py ')).toBe('compact.py');
  });

  it('shows that something is missing', () => {
    expect(nearestName('x'.repeat(50))).toBe(`${'x'.repeat(23)}…`);
    expect(nearestName(ENDLESS)).toBe('?');
    expect(nearestName('A\u001b[2Jnn\u202e')).toBe('A[2Jnn');
    expect(nearestName('\n')).toBe('?');
  });
});
