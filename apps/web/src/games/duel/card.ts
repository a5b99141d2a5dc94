import type { PlayableCard } from '../game-card.ts';
import { duelSetup } from './setup.ts';

export const duelCard: PlayableCard = {
  id: 'duel',
  about: (t) => t('web-about-game', { game: 'duel' }),
  ruleLetter: 'D',
  setup: duelSetup,
  hasLessons: true,
  goesByMessage: true,
};
