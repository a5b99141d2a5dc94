import type { MoveCode, Seat } from '@crownhold/core';
import { ARMS, decodeMove, duel, type Move, type State } from '@crownhold/games/duel';
import type { Policy } from '../../policy.ts';
import { bestTurn, powersOf } from './rating/best-turn.ts';
import { rateDice } from './rating/dice-rating.ts';
import { effectOf } from './rating/drawing-effect.ts';
import { dominoOf } from './rating/half.ts';
import { Kingdom } from './rating/kingdom.ts';
import { MailboxBoard, mailboxCell } from './rating/mailbox-board.ts';

/** Of the squares to come, those that become a domain of their own. */
const SCATTERED = 0.3;

/**
 * Rates drawings by what they win now and may win later, powers and names by the best drawing after them, dice by the
 * domino that they make.
 */
export const duelPolicy: Policy<State> = {
  rate: (view, seat, codes) => {
    const moves = Array.from(codes, moveOf);
    switch (view.phase) {
      case 'draw':
        return rateDrawing(view, seat, codes, moves);
      case 'lightning':
        return rateLightning(view, seat, moves);
      default:
        return rateDice(view, seat, moves);
    }
  },
};

function rateDrawing(view: State, seat: Seat, codes: ArrayLike<MoveCode>, moves: readonly Move[]): readonly number[] {
  const kingdom = new Kingdom(view, seat);
  const [one, other] = dominoOf(view, seat);
  const ticks = kingdom.race.worth(one.row, other.row);
  return moves.map((move, at) => {
    switch (move.kind) {
      case 'draw':
        return ticks + effectOf(kingdom.board, one, mailboxCell(move.first), other, mailboxCell(move.second));
      case 'pass':
        return view.ticksAlways ? ticks : 0;
      case 'name':
        return bestAfter(kingdom, view, seat, codes[at]!);
      case 'turn':
      case 'castle':
      case 'free':
      case 'split':
        return bestAfter(kingdom, view, seat, codes[at]!) - kingdom.price(move.kind);
      default:
        throw new Error(`${move.kind} is no step of drawing`);
    }
  });
}

/** What the turn can become after a step that does not end it. */
function bestAfter(kingdom: Kingdom, view: State, seat: Seat, code: MoveCode): number {
  const after = duel.copy(view);
  duel.apply(after, seat, code);
  return bestTurn(kingdom, powersOf(after, seat), ...dominoOf(after, seat));
}

function rateLightning(view: State, seat: Seat, moves: readonly Move[]): readonly number[] {
  const { domains, domainAt, expectation } = new MailboxBoard(view, seat);
  return moves.map((move) => {
    if (move.kind === 'cross') {
      const domain = domains[domainAt[mailboxCell(move.cell)]!]!;
      return expectation.worth({ ...domain, crosses: domain.crosses + 1 }) - expectation.worth(domain);
    }
    if (move.kind !== 'domains') throw new Error(`${move.kind} is no lightning`);
    const arms = ARMS.indexOf(move.arms) + 1;
    return domains.filter((domain) => domain.arms === arms).length + SCATTERED * expectation.squares(arms);
  });
}

const known = new Map<MoveCode, Move>();

/** Decoded once for each, since there are but a few hundred. */
function moveOf(code: MoveCode): Move {
  const move = known.get(code) ?? decodeMove(code);
  if (!move) throw new Error(`${code} is no move of Kingdomino Duel`);
  known.set(code, move);
  return move;
}
