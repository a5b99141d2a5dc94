import type { GameCard } from '../game-card.ts';
import { kingdominoSetup } from './setup.ts';

export const kingdominoCard: GameCard = {
  id: 'kingdomino',
  about: (t) => t('web-about-game', { game: 'kingdomino' }),
  ruleLetter: 'K',
  setup: kingdominoSetup,
  hasLessons: true,
  goesByMessage: true,
};
