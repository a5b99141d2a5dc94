import type { GameCard } from '../game-card.ts';
import { ColoursScene } from './scene.tsx';

export const coloursCard: GameCard = {
  id: 'colours',
  Scene: ColoursScene,
  about: (t) => t('web-about-game', { game: 'colours' }),
  ruleLetter: 'C',
  hasLessons: false,
};
