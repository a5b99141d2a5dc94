import type { Draft, GameTypes, StateBuffer } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import type { ShownTable } from './shown-table.ts';
import { askText, isForPerson, sentences } from './words.ts';

/**
 * What those hear who do not see the table, when it changes: a sentence for what has happened, one for what is asked.
 * Nothing for what only hovers by.
 */
export function voiceOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  before: ShownTable<G, I> | undefined,
  after: ShownTable<G, I>,
  t: Translate,
): readonly string[] {
  const { voice, words } = face;
  const { chairs, view, whyNot } = after;
  // What chance did first is still to be seen; then somebody is asked.
  if (before === undefined) return after.stage.kind === 'telling' ? [] : [askText(face, after, t)];
  // What a turn on its way brings is told in a moment.
  if (after.stage.kind === 'sent') return [];
  // A bot is not announced: what it does is heard in a moment.
  const isUnasked = UNASKED.has(after.stage.kind) && !isForPerson(after);
  const asking = () => (isUnasked ? [] : [askText(face, after, t)]);
  if (after.news !== before.news) return [...voice.turns(unheard(face, before, after), view, chairs, t), ...asking()];
  const [then, now] = [before.input, after.input];
  if (then && now && hasOtherSteps(then.draft, now.draft)) {
    return [sentences([...voice.steps(then.draft, now.draft, t), askText(face, after, t)])];
  }
  if (after.stage.kind !== before.stage.kind) return asking();
  if (now && voice.isQuiet(now)) return [];
  const pointed = then && now && voice.pointed(then, now, t);
  if (pointed !== undefined) return [pointed];
  return whyNot && whyNot !== before.whyNot ? [words.heardRefusal(whyNot, chairs, t)] : [];
}

/** News of others give the turn a new start, and leave its steps as they are. */
function hasOtherSteps<S extends StateBuffer>({ moves: then }: Draft<S>, { moves: now }: Draft<S>): boolean {
  return then.length !== now.length || then.some((move, at) => move !== now[at]);
}

/** Somebody else is to act, or it is told what they did. */
const UNASKED: ReadonlySet<string> = new Set(['waiting', 'telling']);

/** What was not heard yet: a person has heard the steps of the own turn while making it. */
function unheard<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { voice }: Face<G, I, A, H>,
  { input }: ShownTable<G, I>,
  { news }: ShownTable<G, I>,
): readonly G['event'][] {
  let known = input?.draft.moves.length ?? 0;
  return news.filter((event) => {
    const seat = voice.stepSeat(event);
    if (seat === undefined || seat !== input?.draft.seat || known === 0) return true;
    known--;
    return false;
  });
}
