import type { Achievement } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';

/** What is completed, in words. */
export function achievementName(achievement: Achievement, t: Translate): string {
  switch (achievement) {
    case 'three':
      return t('achievement-three');
    case 'griffin':
    case 'hydra':
    case 'unicorn':
    case 'dragon':
      return t(`achievement-${achievement}`);
    default:
      return t(`kingdom-${achievement}`);
  }
}
