import { type Actor, includes, type MoveCode, type Refusal, refuse, type Seat } from '@crownhold/core';
import { fitsGrid, groundAt, touches } from './kingdom.ts';
import { DOMINOES, IS_TWIN, isDomino } from './material.ts';
import { type Cell, decodeMove, type Move } from './moves.ts';
import { canPlace } from './placement.ts';
import { actors } from './rules.ts';
import { FREE, type State } from './state.ts';

/** Why a move is illegal, or `undefined` for a legal one. The first reason that a person would name. */
export function refusal(state: State, actor: Actor, code: MoveCode): Refusal | undefined {
  const whoActs = actors(state);
  if (whoActs === 0) return refuse('K11', 'game-over');
  if (!includes(whoActs, actor)) return refuse('K8', 'not-your-turn');
  const move = decodeMove(code);
  if (move === undefined) return refuse('N1', 'unreadable');
  const expected = expectedStep(state);
  if (!isExpected(expected, move.kind)) return refuse(stepRule(state, expected), 'wrong-step', { expected });
  switch (move.kind) {
    case 'draw':
      return drawRefusal(state, move.domino);
    case 'king':
      return kingRefusal(state, move.seat);
    case 'take':
      return takeRefusal(state, move.domino);
    case 'discard':
      return discardRefusal(state, state.seat, state.activeDomino);
    case 'put':
      return placementRefusal(state, state.seat, state.activeDomino, move.first, move.second);
  }
}

type Step = 'draw' | 'king' | 'take' | 'put';

function expectedStep(state: State): Step {
  switch (state.phase) {
    case 'place':
      return 'put';
    case 'take':
    case 'king':
      return state.phase;
    default:
      return 'draw';
  }
}

function isExpected(expected: Step, kind: Move['kind']): boolean {
  return kind === expected || (kind === 'discard' && expected === 'put');
}

function stepRule(state: State, expected: Step): string {
  if (expected === 'draw') return 'K5';
  return state.round === 0 ? 'K6' : 'K8';
}

function drawRefusal(state: State, domino: number): Refusal | undefined {
  if (!isDomino(domino)) return refuse('K2', 'no-such-domino', { domino });
  if (state.phase !== 'renew' && !state.isUnseen(domino)) return refuse('K3', 'already-drawn', { domino });
  return undefined;
}

function kingRefusal(state: State, seat: number): Refusal | undefined {
  if (seat >= state.seats) return refuse('K1', 'no-such-seat', { seat });
  return state.kings[seat] === 0 ? refuse('K6', 'no-king-left', { seat }) : undefined;
}

function takeRefusal(state: State, domino: number): Refusal | undefined {
  if (!isDomino(domino)) return refuse('K2', 'no-such-domino', { domino });
  const rule = stepRule(state, 'take');
  const at = state.next.indexOf(domino);
  if (at < 0) return refuse(rule, 'not-in-line', { domino });
  const seat = state.nextKings[at]!;
  return seat === FREE ? undefined : refuse(rule, 'taken', { domino, seat });
}

/** [K14] Why a seat may not discard a domino now. */
export function discardRefusal(state: State, seat: Seat, domino: number): Refusal | undefined {
  return canPlace(state, seat, domino) ? refuse('K14', 'must-place', { domino }) : undefined;
}

/** [K12] [K13] Why a domino may not lie there in a seat's kingdom, first half first. */
export function placementRefusal(
  state: State,
  seat: Seat,
  domino: number,
  first: Cell,
  second: Cell,
): Refusal | undefined {
  for (const cell of [first, second]) {
    if (!fitsGrid(state, seat, cell)) return refuse('K13', 'outside-grid', { ...cell, size: state.grid.size });
  }
  for (const cell of [first, second]) if (groundAt(state, seat, cell)) return refuse('K12', 'occupied', { ...cell });
  const [across, along] = [second.x - first.x, second.y - first.y];
  if (Math.abs(across) + Math.abs(along) !== 1) return refuse('K12', 'not-side-by-side');
  const [one, other] = DOMINOES[domino - 1]!.halves;
  if (!touches(state, seat, first, one.terrain) && !touches(state, seat, second, other.terrain)) {
    return refuse('K12', 'no-match', { first: one.terrain, second: other.terrain });
  }
  if (IS_TWIN[domino] && across + along < 0) return refuse('N3', 'halves-exchanged');
  return undefined;
}
