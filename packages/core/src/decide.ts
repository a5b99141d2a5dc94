import type { GameOptions, LogEntry, StateBuffer } from './game.ts';
import { type Command, type Decision, type Match, type Rejection, sinceOf } from './match.ts';
import { formatStep } from './replay.ts';
import { splitTurn } from './turn.ts';

/** An accepted turn as it was played while it was judged: nobody has to play it again to go on from there. */
export interface JudgedTurn<S extends StateBuffer> {
  readonly kind: 'accepted';
  readonly entries: readonly LogEntry[];
  /** As records write them. */
  readonly steps: readonly string[];
  /** After the turn, before the chance that follows. */
  readonly state: S;
}

/**
 * Judges a command without changing anything: the trust boundary of every table. It counts if its seat is still asked for
 * the turn it was made for, whatever others did meanwhile.
 */
export function decide<S extends StateBuffer, O extends GameOptions, E>(
  match: Match<S, O, E>,
  command: Command,
): Decision {
  const judged = judgeTurn(match, command);
  return judged.kind === 'accepted' ? { kind: 'accepted', entries: judged.entries } : judged;
}

/** The same, with what the turn leads to. */
export function judgeTurn<S extends StateBuffer, O extends GameOptions, E>(
  match: Match<S, O, E>,
  command: Command,
): JudgedTurn<S> | Rejection {
  const { game, version } = match;
  const { seat } = command;
  if (sinceOf(match, seat) !== command.since) return { kind: 'stale', version };
  const state = game.copy(match.state);
  const turn = game.turn(state, seat);
  const entries: LogEntry[] = [];
  const steps: string[] = [];
  for (const [step, text] of splitTurn(command.turn).entries()) {
    if (step > 0 && game.turn(state, seat) !== turn) return { kind: 'overlong', step };
    const move = game.parseMove(state, text);
    if (move === undefined) return { kind: 'unreadable', step, text };
    const refusal = game.refusal(state, seat, move);
    if (refusal) return { kind: 'illegal', step, text, refusal };
    const entry = { actor: seat, move };
    steps.push(formatStep(game, state, entry));
    game.apply(state, seat, move);
    entries.push(entry);
  }
  if (game.turn(state, seat) === turn) return { kind: 'unfinished' };
  return { kind: 'accepted', entries, steps, state };
}
