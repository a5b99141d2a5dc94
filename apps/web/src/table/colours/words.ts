import type { Chair, View } from '@crownhold/core';
import { colours, type Event, gradeOf, resultOf, type State } from '@crownhold/games/colours';
import { messageText, type Translate } from '@crownhold/i18n';
import { newsOf } from '@crownhold/table/colours';

/** What has happened, a line each; what everybody sees anyway is left out. */
export function newsText(events: readonly Event[], chairs: readonly Chair[], t: Translate): readonly string[] {
  return newsOf(events).map((message) => messageText(t, message, chairs));
}

/** How far the game is. */
export function progressText({ round, isLast }: View<State>, t: Translate): string {
  return t(isLast === 1 ? 'colours-progress-last' : 'colours-progress', { round });
}

/** [C46] Alone there is no winner, but a grade. */
export function soloVerdict(state: View<State>, t: Translate): string | undefined {
  if (!state.isSolo) return undefined;
  const points = colours.score(state, 0);
  const grade = t(`grade-${gradeOf(points) as 0 | 1 | 2 | 3}`);
  return t('colours-verdict', { points, grade });
}

/** [C42] What decides where points are equal at the top, if they are. */
export function tieText(state: State, t: Translate): string {
  const results = Array.from({ length: state.seats }, (_, seat) => resultOf(state, seat));
  const most = Math.max(...results.map(({ points }) => points));
  const best = results.filter(({ points }) => points === most);
  if (best.length < 2) return '';
  const least = Math.min(...best.map(({ lost }) => lost));
  return t(best.filter(({ lost }) => lost === least).length > 1 ? 'colours-tie-shared' : 'colours-tie-lost');
}
