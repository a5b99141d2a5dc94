import { type Chair, type GameTypes, isComplete, placesOf, type Seat } from '@crownhold/core';
import { formatNames, type Translate } from '@crownhold/i18n';
import type { Input } from '@crownhold/table';
import type { GameAction } from './action.ts';
import type { Advice, Face } from './face.ts';
import { askedSeat, type ShownTable, toldSeat } from './shown-table.ts';

/** What the table asks, or says that it waits for. */
export function promptOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  shown: ShownTable<G, I>,
  t: Translate,
): string {
  const { stage, input, view } = shown;
  switch (stage.kind) {
    case 'turn':
      return input ? face.task(input).prompt(t) : '';
    case 'sent':
    case 'waiting': {
      const seat = awaitedSeat(face, shown);
      if (seat === undefined && stage.kind === 'sent') return '';
      return t(isPerson(shown, seat) ? 'web-to-play' : 'web-bot-thinks');
    }
    case 'telling':
      return face.cue?.(shown)?.prompt(t) ?? t('web-plays');
    case 'stuck':
      return t('web-bot-stuck');
    case 'between-games':
      return face.words.betweenGames(view, t);
    case 'over':
      return t('web-over');
    case 'hand-over':
      return face.curtain?.isDue(view) ? face.curtain.who(t) : t('web-bot-thinks');
    case 'seating':
    case 'stopped':
      return '';
  }
}

/** Whom the table waits for; after a turn that is on its way, whoever is next, unless that is for chance to say. */
export function awaitedSeat<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules }: Face<G, I, A, H>,
  { stage, view, chairs }: ShownTable<G, I>,
): Seat | undefined {
  if (stage.kind === 'waiting') return stage.seats[0];
  if (stage.kind !== 'sent') return undefined;
  const next = rules.game.actors(view) & ~(1 << stage.seat);
  const seat = chairs.findIndex((_, each) => (next >> each) & 1);
  return seat < 0 ? undefined : seat;
}

/** Whether the table waits for somebody elsewhere and not for a bot. */
export function isForPerson<G extends GameTypes, I extends Input<G>>(shown: ShownTable<G, I>): boolean {
  return shown.stage.kind === 'waiting' && isPerson(shown, shown.stage.seats[0]);
}

function isPerson<G extends GameTypes, I extends Input<G>>(
  { chairs }: ShownTable<G, I>,
  seat: Seat | undefined,
): boolean {
  return seat !== undefined && chairs[seat]?.bot === undefined;
}

/** Who has won, or who share the victory. */
export function verdictOf<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules, words }: Face<G, I, A, H>,
  { settled, chairs }: Pick<ShownTable<G, I>, 'settled' | 'chairs'>,
  t: Translate,
): string {
  const own = words.verdict?.(settled, t);
  if (own !== undefined) return own;
  const points = chairs.map((_, seat) => rules.game.score(settled, seat));
  return verdictText({ ranks: placesOf(rules.game.ranking(settled), chairs), points }, chairs, t);
}

interface Outcome {
  /** Places and points, by seat. */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
}

/** The same by places. Somebody without other people at the table is spoken to, and hears by how much another has won. */
export function verdictText({ ranks, points }: Outcome, chairs: readonly Chair[], t: Translate): string {
  const seatsOf = (isIn: (seat: number) => boolean) => chairs.flatMap((_, seat) => (isIn(seat) ? [seat] : []));
  const winners = seatsOf((seat) => ranks[seat] === 1);
  const people = seatsOf((seat) => chairs[seat]!.bot === undefined);
  const [winner, person] = [winners[0]!, people[0]!];
  if (winners.length > 1 || people.length !== 1)
    return winnersText(
      winners.map((seat) => chairs[seat]!),
      t,
    );
  if (winner === person) return t('web-you-win');
  const margin = points[winner]! - points[person]!;
  const { name } = chairs[winner]!;
  // Where points are equal something else has decided, and the table says what.
  return margin > 0 ? t('web-winner-margin', { name, points: margin }) : t('web-winner', { name });
}

/** Who has won, by name. */
export function winnersText(winners: readonly Chair[], t: Translate): string {
  const names = winners.map(({ name }) => name);
  return names.length === 1
    ? t('web-winner', { name: names[0]! })
    : t('web-winners-shared', { names: formatNames(t.language, names) });
}

/** Whose turn it is and what is asked; nothing while it is told what nobody did. */
export function askText<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  face: Face<G, I, A, H>,
  shown: ShownTable<G, I>,
  t: Translate,
): string {
  const { stage, chairs, input } = shown;
  const seat = awaitedSeat(face, shown) ?? askedSeat(shown) ?? toldSeat(shown, face.voice.stepSeat);
  const cue = stage.kind === 'telling' ? face.cue?.(shown) : undefined;
  if (stage.kind === 'over') return sentences([verdictOf(face, shown, t), scoresText(face, shown, t)]);
  if (cue) return cue.prompt(t);
  if (stage.kind === 'telling' && seat === undefined) return '';
  if (seat === undefined || stage.kind === 'hand-over') return promptOf(face, shown, t);
  const name = nameOf(chairs, seat);
  if (stage.kind === 'sent' && seat === stage.seat) return '';
  if (stage.kind === 'sent' || stage.kind === 'waiting')
    return t(isPerson(shown, seat) ? 'web-voice-waits-person' : 'web-voice-waits', { name });
  return input ? face.voice.task(input, name, t) : `${name}: ${promptOf(face, shown, t)}`;
}

/** The points of everybody. */
export function scoresText<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules }: Face<G, I, A, H>,
  { settled, chairs }: ShownTable<G, I>,
  t: Translate,
): string {
  return chairs
    .map(({ name }, seat) => t('web-voice-score', { name, points: rules.game.score(settled, seat) }))
    .join('; ');
}

/** Hints are for whoever plays without other people at the table. */
export function hasHints(chairs: readonly Chair[]): boolean {
  return chairs.filter(({ bot }) => bot === undefined).length === 1;
}

/** The turn in the making that a hint would be for. */
export function hintedDraft<G extends GameTypes, I extends Input<G>, A extends GameAction, H extends Advice>(
  { rules }: Face<G, I, A, H>,
  { stage, chairs, input }: ShownTable<G, I>,
): I['draft'] | undefined {
  if (stage.kind !== 'turn' || !hasHints(chairs) || !input) return undefined;
  return isComplete(rules.game, input.draft) ? undefined : input.draft;
}

/** The name of whoever sits there. */
export function nameOf(chairs: readonly Chair[], seat: Seat): string {
  const chair = chairs[seat];
  if (!chair) throw new RangeError(`nobody sits at ${seat} of ${chairs.length} seats`);
  return chair.name;
}

export function sentences(parts: readonly string[]): string {
  return parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}
