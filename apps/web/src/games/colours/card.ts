import type { GameCard } from '../game-card.ts';
import { coloursSetup } from './setup.ts';

export const coloursCard: GameCard = {
  id: 'colours',
  about: (t) => t('web-about-game', { game: 'colours' }),
  ruleLetter: 'C',
  setup: coloursSetup,
  hasLessons: true,
  isDealtInWorker: true,
};
