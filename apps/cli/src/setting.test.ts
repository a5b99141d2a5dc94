import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { describeSetting, parseSetting, type Setting } from './setting.ts';

it('makes a setting of flags', () => {
  const setting = parseSetting({ game: 'kingdomino', seats: 2, variants: ['harmony'], tiebreak: 'crowns' });
  expect(setting).toMatchObject({ options: { seats: 2, variants: ['harmony'], tiebreak: 'crowns' } });
  expect(describeSetting(setting as Setting, translatorFor('en'))).toBe('Kingdomino, 2\u00a0players, Harmony');
  expect(describeSetting(setting as Setting, translatorFor('bg'))).toBe('Кингдомино, 2\u00a0играчи, Хармония');
});

it('refuses what no game is', () => {
  expect(parseSetting({ game: 'chess', seats: 2 })).toMatchObject({ rule: 'R4', code: 'unknown-game' });
  expect(parseSetting({ game: 'kingdomino', seats: 5 })).toMatchObject({ rule: 'K1', code: 'bad-seats' });
  expect(parseSetting({ game: 'kingdomino', seats: 3, variants: ['mighty-duel'] })).toMatchObject({ rule: 'K21' });
});
