import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from './settings.ts';

it('come back as they were', () => {
  const chosen = {
    language: 'uk',
    theme: 'contrast',
    motion: 'less',
    pace: 'calm',
    sound: true,
    patterns: false,
    confirm: false,
    letterKeys: false,
  };
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
});

it.each([undefined, '', '{', 'null', '[]', '7', '{"theme":"plaid","sound":"loud","pace":"frantic","language":"de"}'])(
  'are the defaults for %j',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  },
);
