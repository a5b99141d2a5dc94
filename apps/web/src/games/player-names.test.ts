import { translatorFor } from '@crownhold/i18n/every-language';
import { expect, it } from 'vitest';
import { playerNames } from './player-names.ts';

const t = translatorFor('en');
const MILLER = { name: 'Miller', bot: 'miller' };

it('speaks to a person without a name who plays alone against bots', () => {
  expect(playerNames([{ name: 'Player 1', isUnnamed: true }, MILLER], t)).toBe('you and Miller');
  expect(playerNames([{ name: 'Anna' }, MILLER], t)).toBe('Anna and Miller');
});

it('names people who play with each other', () => {
  const two = [{ name: 'Player 1', isUnnamed: true as const }, { name: 'Bo' }];
  expect(playerNames(two, t)).toBe('Player 1 and Bo');
  expect(
    playerNames(
      [
        { name: 'Игрок 1', isUnnamed: true },
        { ...MILLER, name: 'Мельник' },
      ],
      translatorFor('ru'),
    ),
  ).toBe('вы и Мельник');
});
