import type { Achievement } from '@crownhold/games/colours';
import { messageText, type Translate } from '@crownhold/i18n';
import { achievementName as nameOf } from '@crownhold/table/colours';

/** What is completed, in words. */
export function achievementName(achievement: Achievement, t: Translate): string {
  return messageText(t, nameOf(achievement), []);
}
