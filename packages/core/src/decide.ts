import type { GameOptions, LogEntry, StateBuffer } from './game.ts';
import { type Command, type Decision, type Match, sinceOf } from './match.ts';
import { splitTurn } from './turn.ts';

/**
 * Judges a command without changing anything: the trust boundary of every table. It counts if its seat is still asked for
 * the turn it was made for, whatever others did meanwhile.
 */
export function decide<S extends StateBuffer, O extends GameOptions, E>(
  match: Match<S, O, E>,
  command: Command,
): Decision {
  const { game, version } = match;
  const { seat } = command;
  if (sinceOf(match, seat) !== command.since) return { kind: 'stale', version };
  const state = game.copy(match.state);
  const turn = game.turn(state, seat);
  const entries: LogEntry[] = [];
  for (const [step, text] of splitTurn(command.turn).entries()) {
    if (step > 0 && game.turn(state, seat) !== turn) return { kind: 'overlong', step };
    const move = game.parseMove(state, text);
    if (move === undefined) return { kind: 'unreadable', step, text };
    const refusal = game.refusal(state, seat, move);
    if (refusal) return { kind: 'illegal', step, text, refusal };
    game.apply(state, seat, move);
    entries.push({ actor: seat, move });
  }
  if (game.turn(state, seat) === turn) return { kind: 'unfinished' };
  return { kind: 'accepted', entries };
}
