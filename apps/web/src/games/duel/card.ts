import type { GameCard } from '../game-card.ts';
import { duelSetup } from './setup.ts';

export const duelCard: GameCard = {
  id: 'duel',
  about: (t) => t('web-about-game', { game: 'duel' }),
  ruleLetter: 'D',
  setup: duelSetup,
  hasLessons: true,
  goesByMessage: true,
};
