import { type Chair, type GameTypes, NOBODY } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { winnersText } from '../table/words.ts';
import type { ReplayFace } from './replay-face.ts';
import type { Moment, Timeline } from './timeline.ts';

/** What has happened at a moment, a line each; never nothing. */
export function momentText<G extends GameTypes>(
  face: ReplayFace<G>,
  { moments }: Timeline<G>,
  index: number,
  chairs: readonly Chair[],
  say: Translate,
): readonly string[] {
  const moment = moments[index]!;
  const lines = [...(index === 0 ? [say('replay-begins')] : []), ...face.news(moment, chairs, say)];
  if (isOver(face, moment)) lines.push(say('replay-ended'), verdictText(face, moment, chairs, say));
  else if (index === moments.length - 1) lines.push(say('replay-unfinished'));
  return lines;
}

export function isOver<G extends GameTypes>({ game }: ReplayFace<G>, { view }: Moment<G>): boolean {
  return game.actors(view) === NOBODY;
}

function verdictText<G extends GameTypes>(
  { game }: ReplayFace<G>,
  { view }: Moment<G>,
  chairs: readonly Chair[],
  say: Translate,
): string {
  const ranks = game.ranking(view);
  return winnersText(
    chairs.filter((_, seat) => ranks[seat] === 1),
    say,
  );
}
