import type { GameTypes } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { GameAction } from '../action.ts';
import type { Advice, Face } from '../face.ts';
import type { ToldAct } from '../film.ts';
import { actsSince, type ShownTable } from '../shown-table.ts';

/** What the line between boards and thumb says. */
export interface Said {
  /** Why not, with the rule; what the piece in hand brings; what others did. */
  readonly kind: 'refusal' | 'gain' | 'news';
  readonly text: string;
  readonly rule?: string;
}

/** One line at a time: why not goes before what would be, and that before what has been, with more of it where no film showed it. */
export function saidOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  shown: ShownTable<G, I>,
  t: Translate,
  isFilmed = true,
): Said | undefined {
  const { words, voice } = face;
  const { whyNot, chairs, acts, front, input, stage } = shown;
  if (whyNot) return { kind: 'refusal', text: words.seenRefusal(whyNot, chairs, t), rule: whyNot.rule };
  const gain = stage.kind === 'turn' && input ? face.task(input).gain?.(t, chairs) : undefined;
  if (gain !== undefined) return { kind: 'gain', text: gain };
  const since = actsSince(acts, front, voice.stepSeat);
  const turnOf = (act: ToldAct<G>) =>
    words.turn ? words.turn(act, chairs, t) : words.news(act.events, chairs, t).at(-1);
  const unseenOf = (act: ToldAct<G>) => (isFilmed ? undefined : words.unfilmed?.(act, chairs, t));
  // One's own turn may have led to something too.
  const seen = acts.slice(-1 - since.length);
  const at = seen.findLastIndex((act) => unseenOf(act) !== undefined);
  const texts = at < 0 ? [lastTold(since, turnOf)] : [unseenOf(seen[at]!), lastTold(seen.slice(at + 1), turnOf)];
  const text = texts.filter((each) => each !== undefined).join(' · ');
  return text === '' ? undefined : { kind: 'news', text };
}

/** From the end on: to write all of them for the last one would take its time at every tap. */
function lastTold<G extends GameTypes>(
  acts: readonly ToldAct<G>[],
  textOf: (act: ToldAct<G>) => string | undefined,
): string | undefined {
  for (const act of acts.toReversed()) {
    const text = textOf(act);
    if (text !== undefined) return text;
  }
  return undefined;
}
