import { type AnyGame, listMoves, type Seat, type StateBuffer, splitTurn, type View } from '@crownhold/core';
import { faultLine } from './faults.ts';

/**
 * Every legal next step of a turn that has begun with some steps, as the protocol tells it; none after a whole turn. Steps
 * that are illegal or no steps at all are refused with their number from 0, rule and reason.
 */
export function nextStepLines(game: AnyGame, view: View<StateBuffer>, seat: Seat, begun: string): readonly string[] {
  const state = game.copy(view);
  const turn = game.turn(state, seat);
  for (const [step, text] of (begun === '' ? [] : splitTurn(begun)).entries()) {
    const refused = (rule: string, code: string) => [faultLine('bad-steps', `step ${step}, ${rule} ${code}`)];
    if (game.turn(state, seat) !== turn) return refused('N4', 'turn-complete');
    const move = game.parseMove(state, text);
    if (move === undefined) return refused('N1', 'unreadable');
    const refusal = game.refusal(state, seat, move);
    if (refusal) return refused(refusal.rule, refusal.code);
    game.apply(state, seat, move);
  }
  const moves = game.turn(state, seat) === turn ? listMoves(game, state, seat) : [];
  return [`steps ${moves.length}`, ...Array.from(moves, (move) => `step ${game.formatMove(state, move)}`), 'end'];
}
