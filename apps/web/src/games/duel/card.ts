import type { PlayableCard } from '../game-card.ts';
import { DuelScene } from './scene.tsx';
import { duelSetup } from './setup.ts';

export const duelCard: PlayableCard = {
  id: 'duel',
  Scene: DuelScene,
  about: (t) => t('web-about-game', { game: 'duel' }),
  ruleLetter: 'D',
  setup: duelSetup,
  hasLessons: true,
};
