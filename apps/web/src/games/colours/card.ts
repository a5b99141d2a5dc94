import type { GameCard } from '../game-card.ts';

export const coloursCard: GameCard = {
  id: 'colours',
  about: (t) => t('web-about-game', { game: 'colours' }),
  ruleLetter: 'C',
  hasLessons: false,
  isDealtInWorker: true,
};
