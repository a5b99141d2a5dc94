import type { GameCard } from '../game-card.ts';

export const duelCard: GameCard = {
  id: 'duel',
  about: (t) => t('web-about-game', { game: 'duel' }),
  ruleLetter: 'D',
  hasLessons: false,
};
