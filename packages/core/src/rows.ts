import { CHANCE, type Game, type GameOptions, type LogEntry, type Seat, type StateBuffer } from './game.ts';
import { asked } from './loop.ts';
import { advance, createMatch, type Match } from './match.ts';

/** One turn with the chance that followed it. Row 0 is the chance before anybody acts, and has no seat. */
export interface Row {
  readonly seat?: Seat;
  readonly entries: readonly LogEntry[];
}

export interface Restored<S extends StateBuffer, O extends GameOptions, E> {
  readonly match: Match<S, O, E>;
  readonly rows: readonly Row[];
  /** Before the last row. */
  readonly before: S;
  /** Whether the last row has begun and is not whole yet: its turn, or the chance after it. */
  readonly isUnfinished: boolean;
}

/**
 * A match from its log, with the versions it had when it was played: a record says nothing of rows, but a row ends where
 * a turn and the chance after it end. Steps of a row that is not whole are played and not counted.
 */
export function restoreMatch<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  entries: readonly LogEntry[],
): Restored<S, O, E> {
  let match = createMatch(game, options);
  const state = game.copy(match.state);
  const rows: Row[] = [];
  let [row, seat, isTurnOver]: [LogEntry[], Seat | undefined, boolean] = [[], undefined, true];
  const endRow = () => rows.push(seat === undefined ? { entries: row } : { seat, entries: row });
  for (const entry of entries) {
    const { actor, move } = entry;
    const isTurn = actor !== CHANCE;
    if (isTurn && isTurnOver) {
      endRow();
      match = advance(match, game.copy(state));
      [row, isTurnOver] = [[], false];
    }
    const turn = isTurn ? game.turn(state, actor) : 0;
    game.apply(state, actor, move);
    row.push(entry);
    if (isTurn) [seat, isTurnOver] = [actor, isTurnOver || game.turn(state, actor) !== turn];
  }
  endRow();
  const isUnfinished = !isTurnOver || asked(game, state).kind === 'chance';
  return {
    match: isUnfinished ? within(match, state) : advance(match, state),
    rows,
    before: match.state,
    isUnfinished,
  };
}

/** The match in the middle of a row: a seat that is asked anew is asked since the version that the row will end with. */
function within<S extends StateBuffer, O extends GameOptions, E>(match: Match<S, O, E>, state: S): Match<S, O, E> {
  return { ...advance(match, state), version: match.version };
}
