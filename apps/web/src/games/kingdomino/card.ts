import type { PlayableCard } from '../game-card.ts';
import { KingdominoScene } from './scene.tsx';
import { kingdominoSetup } from './setup.ts';

export const kingdominoCard: PlayableCard = {
  id: 'kingdomino',
  Scene: KingdominoScene,
  about: (t) => t('web-about-game', { game: 'kingdomino' }),
  ruleLetter: 'K',
  setup: kingdominoSetup,
  hasLessons: true,
};
