import { NOBODY } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { Chair } from '../games/chair.ts';
import { newsOf, winnersText } from '../table/words.ts';
import type { Moment, Timeline } from './timeline.ts';

/** What has happened at a moment, a line each; never nothing. */
export function momentText(
  { moments }: Timeline,
  index: number,
  chairs: readonly Chair[],
  say: Translate,
): readonly string[] {
  const { events, state } = moments[index]!;
  const lines = [...(index === 0 ? [say('replay-begins')] : []), ...newsOf(events, chairs, say)];
  const ended = events.find(({ kind }) => kind === 'game-ended');
  if (ended?.kind === 'game-ended' && state.games > 1) {
    lines.push(say('replay-game-ended', { game: ended.game + 1, games: state.games }));
  }
  if (isOver(moments[index]!)) lines.push(say('replay-ended'), verdictText(moments[index]!, chairs, say));
  else if (index === moments.length - 1) lines.push(say('replay-unfinished'));
  return lines;
}

export function isOver({ state }: Moment): boolean {
  return kingdomino.actors(state) === NOBODY;
}

function verdictText({ state }: Moment, chairs: readonly Chair[], say: Translate): string {
  const ranks = kingdomino.ranking(state);
  return winnersText(
    chairs.filter((_, seat) => ranks[seat] === 1),
    say,
  );
}
