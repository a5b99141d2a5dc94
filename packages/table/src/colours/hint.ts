import type { MoveCode, Seat, View } from '@crownhold/core';
import {
  ACHIEVEMENTS,
  type Achievement,
  type Colour,
  clashes,
  colourCode,
  colourName,
  colours,
  DICE,
  decodeMove,
  isComplete,
  isPainted,
  type Move,
  type SpellName,
  type State,
} from '@crownhold/games/colours';
import { fittingDrops } from './areas.ts';
import { stepsOf } from './steps.ts';

type Take = Extract<Move, { readonly kind: 'take' }>;

/** Why a step is good: facts of the position, each found by the rules. */
export type ColoursReason =
  /** So many drops of the die fit there without spells; `isMost` if more than with any other choice. */
  | { readonly kind: 'fits'; readonly fit: number; readonly drops: number; readonly isMost: boolean }
  /** Capitals and monsters in reach that want this colour. */
  | { readonly kind: 'wanted'; readonly count: number }
  | { readonly kind: 'gain'; readonly points: number; readonly isMost: boolean }
  | { readonly kind: 'spell'; readonly spell: SpellName }
  | { readonly kind: 'tower-drop'; readonly colour: Colour }
  | { readonly kind: 'completes'; readonly achievement: Achievement }
  /** Drops that are left and fit nowhere; 0 if all are used. */
  | { readonly kind: 'left'; readonly drops: number }
  | { readonly kind: 'new-kingdom'; readonly kingdom: Colour; readonly fit: number };

export interface ColoursHint {
  readonly step: string;
  readonly reasons: readonly ColoursReason[];
}

/** More than a few words would not help. */
const MOST_REASONS = 3;

export function hintOf(view: View<State>, seat: Seat, code: MoveCode): ColoursHint {
  const reasons = reasonsOf(view, seat, code, decodeMove(code)!);
  return { step: colours.formatMove(view, code), reasons: reasons.slice(0, MOST_REASONS) };
}

function reasonsOf(view: View<State>, seat: Seat, code: MoveCode, move: Move): readonly ColoursReason[] {
  switch (move.kind) {
    case 'take':
      return takeReasons(view, seat, move);
    case 'paint':
    case 'blend':
    case 'tower':
      return dropReasons(view, seat, code, move.kind);
    case 'move':
    case 'split':
      return [{ kind: 'new-kingdom', kingdom: move.kingdom, fit: fitOf(view, seat, [move.kingdom]) }];
    case 'done':
      return [{ kind: 'left', drops: view.left[seat]! }];
    default:
      return [];
  }
}

function fitOf(state: State, seat: Seat, kingdoms: readonly Colour[]): number {
  return fittingDrops({ state, seat }, kingdoms, colourName(state.colours[seat]!), state.left[seat]!);
}

function takeReasons(view: View<State>, seat: Seat, move: Take): readonly ColoursReason[] {
  const fit = takeFit(view, seat, move);
  const others = stepsOf({ state: view, seat }, 'take').filter((step) => step.move.die !== move.die);
  const reasons: ColoursReason[] = [];
  if (fit > 0) {
    const isMost = others.every((step) => takeFit(view, seat, step.move) < fit);
    reasons.push({ kind: 'fits', fit, drops: view.numbers[move.die]!, isMost });
  }
  const colour = colourOf(move);
  const count = view.atlas.map.areas.filter(({ id, kingdom, symbol }) => {
    const isWanting = symbol && 'colour' in symbol && symbol.colour === colour && kingdom === move.kingdom;
    return isWanting && !isPainted(view, seat, id) && !clashes(view, seat, id, colourCode(colour));
  }).length;
  return count > 0 ? [...reasons, { kind: 'wanted', count }] : reasons;
}

function takeFit(state: State, seat: Seat, move: Take): number {
  return fittingDrops({ state, seat }, [move.kingdom], colourOf(move), state.numbers[move.die]!);
}

function colourOf({ die, colour }: Take): Colour {
  // Of the dice only white has no colour of its own, and then the step says it.
  return colour ?? (DICE[die] as Colour);
}

function dropReasons(view: View<State>, seat: Seat, code: MoveCode, kind: 'paint' | 'blend' | 'tower') {
  const after = played(view, seat, code);
  const points = colours.score(after, seat) - colours.score(view, seat);
  const rivals = stepsOf({ state: view, seat }, kind).filter((step) => step.code !== code);
  const reasons: ColoursReason[] = [];
  const completed = ACHIEVEMENTS.find((_, index) => isComplete(after, seat, index) && !isComplete(view, seat, index));
  if (completed) reasons.push({ kind: 'completes', achievement: completed });
  if (points > 0) {
    const isMost = rivals.every(
      (step) => colours.score(played(view, seat, step.code), seat) - colours.score(view, seat) < points,
    );
    reasons.push({ kind: 'gain', points, isMost });
  }
  for (const event of colours.events(view, { actor: seat, move: code }, seat)) {
    if (event.kind === 'spell-gained') reasons.push({ kind: 'spell', spell: event.spell });
    if (event.kind === 'drop-gained') reasons.push({ kind: 'tower-drop', colour: event.colour });
  }
  return reasons;
}

function played(view: State, seat: Seat, code: MoveCode): State {
  const after = colours.copy(view);
  colours.apply(after, seat, code);
  return after;
}
