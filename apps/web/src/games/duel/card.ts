import type { GameCard } from '../game-card.ts';
import { DuelScene } from './scene.tsx';

export const duelCard: GameCard = {
  id: 'duel',
  Scene: DuelScene,
  about: (t) => t('web-about-game', { game: 'duel' }),
  ruleLetter: 'D',
  hasLessons: false,
};
