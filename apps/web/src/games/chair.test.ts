import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { type Chair, keptName, nameChairs } from './chair.ts';

const CHAIRS: readonly Chair[] = [
  { name: 'Player 1', isUnnamed: true },
  { name: 'Miller 1', bot: 'miller', isUnnamed: true },
  { name: 'Miller 2', bot: 'miller', isUnnamed: true },
  { name: 'Player 4' },
];

it('a name that nobody typed follows the language', () => {
  expect(nameChairs(CHAIRS, translatorFor('ru')).map(({ name }) => name)).toEqual([
    'Игрок 1',
    'Мельник 1',
    'Мельник 2',
    'Player 4',
  ]);
  expect(nameChairs(nameChairs(CHAIRS, translatorFor('uk')), translatorFor('en'))).toEqual(CHAIRS);
});

it('[R7] a name of an older version stays as far as it can be shown', () => {
  expect(keptName('Александра-Мария Петрова')).toBe('Александра-Мария Петрова');
  expect(keptName('Ann\u200e')).toBe('Ann');
});
