import { type MoveCode, type Seat, startDraft, type View } from '@crownhold/core';
import {
  ARMS,
  type Arms,
  armsOfFace,
  crossesOfFace,
  decodeMove,
  diceIn,
  domains,
  duel,
  formatFace,
  halvesOf,
  isStruck,
  type Move,
  ROW_LENGTHS,
  SPELLS,
  type Spell,
  type State,
} from '@crownhold/games/duel';
import { isSame } from '../place.ts';
import { byPoints, legalSteps } from './best.ts';

/** Why a step is good: facts of the position, each found by the rules. */
export type DuelReason =
  | { readonly kind: 'gain'; readonly points: number; readonly isMost: boolean }
  /** The domain that a half becomes part of. */
  | { readonly kind: 'joins'; readonly arms: Arms; readonly squares: number; readonly crosses: number }
  /** A die that ticks, and how many squares of its row are missing then. */
  | { readonly kind: 'ticks'; readonly arms: Arms; readonly missing: number }
  | { readonly kind: 'wins-spell'; readonly spell: Spell }
  /** The other seat would win a spell with this die. */
  | { readonly kind: 'denies'; readonly spell: Spell }
  | { readonly kind: 'crosses'; readonly crosses: number }
  | { readonly kind: 'joker' }
  /** A power without which the domino would fit nowhere. */
  | { readonly kind: 'needs-power'; readonly power: 'turn' | 'free' | 'split' }
  | { readonly kind: 'only-way' };

export interface DuelHint {
  readonly step: string;
  /** What the dice show that it takes: people know them by their faces, not by their numbers. */
  readonly faces: readonly string[];
  readonly reasons: readonly DuelReason[];
}

/** More than a few words would not help. */
const MOST_REASONS = 3;

export function hintOf(view: View<State>, seat: Seat, code: MoveCode): DuelHint {
  const move = decodeMove(code)!;
  const reasons =
    legalSteps({ state: view, seat }).length === 1
      ? [{ kind: 'only-way' } as const]
      : reasonsOf(view, seat, code, move);
  const dice = move.kind === 'take' || move.kind === 'pair' ? diceIn(move.dice) : [];
  return {
    step: duel.formatMove(view, code),
    faces: dice.map((die) => formatFace(view.faces[die]!)),
    reasons: reasons.slice(0, MOST_REASONS),
  };
}

function reasonsOf(view: View<State>, seat: Seat, code: MoveCode, move: Move): readonly DuelReason[] {
  switch (move.kind) {
    case 'take':
    case 'pair':
      return diceIn(move.dice).flatMap((die) => dieReasons(view, seat, die));
    case 'draw':
      return [...gainReasons(view, seat, code), ...joinReasons(view, seat, code, move)];
    case 'domains':
    case 'cross':
    case 'castle':
    case 'name':
      return gainReasons(view, seat, code);
    case 'turn':
    case 'free':
    case 'split':
      return [...needReasons(view, seat, move.kind), ...gainReasons(view, seat, code)];
    default:
      return [];
  }
}

/** What a step brings by itself, or lets the rest of the turn bring. */
function gainReasons(view: View<State>, seat: Seat, code: MoveCode): readonly DuelReason[] {
  const kind = decodeMove(code)!.kind;
  const rivals = legalSteps({ state: view, seat }).filter(({ move }) => move.kind === kind);
  const points = pointsAfter(view, seat, code) - duel.score(view, seat);
  if (points <= 0) return [];
  const isMost = rivals.every(
    (step) => step.code === code || pointsAfter(view, seat, step.code) - duel.score(view, seat) < points,
  );
  return [{ kind: 'gain', points, isMost }];
}

/** The most points that the turn can end with after a step. */
function pointsAfter(view: State, seat: Seat, code: MoveCode): number {
  const state = duel.copy(view);
  duel.apply(state, seat, code);
  if (duel.turn(state, seat) !== duel.turn(view, seat)) return duel.score(state, seat);
  const draws = legalSteps({ state, seat }).filter(({ move }) => move.kind === 'draw' || move.kind === 'name');
  const [best] = byPoints({ state, seat }, draws);
  return best ? pointsAfter(state, seat, best.code) : duel.score(state, seat);
}

function joinReasons(
  view: View<State>,
  seat: Seat,
  code: MoveCode,
  { first, second }: Extract<Move, { readonly kind: 'draw' }>,
): readonly DuelReason[] {
  const state = duel.copy(view);
  duel.apply(state, seat, code);
  const cells = [first, second];
  const joined = domains(state, seat)
    .map((domain) => ({
      ...domain,
      own: cells.filter((cell) => domain.cells.some((other) => isSame(cell, other))).length,
    }))
    .filter(({ own, squares }) => own > 0 && squares > own)
    .toSorted((one, other) => other.squares - one.squares)[0];
  if (!joined) return [];
  const { arms, squares, crosses } = joined;
  return [{ kind: 'joins', arms, squares, crosses }];
}

/** [D11] [D13] What a die brings besides its half. */
function dieReasons(view: View<State>, seat: Seat, die: number): readonly DuelReason[] {
  const face = view.faces[die]!;
  const row = armsOfFace(face) - 1;
  const crosses = crossesOfFace(face);
  if (row < 0) return [{ kind: 'joker' }];
  const own: readonly DuelReason[] = crosses > 0 ? [{ kind: 'crosses', crosses }] : [];
  const missing = missingTicks(view, seat, row);
  const theirs = missingTicks(view, 1 - seat, row);
  const isOpen = crosses === 0 && missing > 0 && !isStruck(view, seat, row);
  const ticks: readonly DuelReason[] = !isOpen
    ? []
    : missing === 1
      ? [{ kind: 'wins-spell', spell: SPELLS[row]! }]
      : [{ kind: 'ticks', arms: ARMS[row]!, missing: missing - 1 }];
  const denied: readonly DuelReason[] =
    crosses === 0 && theirs === 1 && !isStruck(view, 1 - seat, row) ? [{ kind: 'denies', spell: SPELLS[row]! }] : [];
  return [...own, ...ticks, ...denied];
}

function missingTicks({ ticks }: State, seat: Seat, row: number): number {
  return ROW_LENGTHS[row]! - ticks[seat * ARMS.length + row]!;
}

function needReasons(view: View<State>, seat: Seat, power: 'turn' | 'free' | 'split'): readonly DuelReason[] {
  const draft = startDraft(view, seat);
  const kinds = legalSteps(draft).map(({ move }) => move.kind);
  const isUnnamed = halvesOf(view, seat).some(({ arms }) => arms === undefined);
  return kinds.includes('draw') || (isUnnamed && !kinds.includes('pass')) ? [] : [{ kind: 'needs-power', power }];
}
