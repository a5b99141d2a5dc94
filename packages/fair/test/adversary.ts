import { type Game, type GameOptions, type LogEntry, listMoves, type Seat, type StateBuffer } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { type PostedRow, postRow } from '../src/ledger.ts';
import type { Finding, UnprovenCode } from '../src/verdict.ts';
import { type Evidence, verify } from '../src/verify.ts';
import { verifyEquation } from './node-ed25519.ts';
import { expectSound, type MatchPlan, SealedTable } from './sealed-match.ts';

const TWO = { seats: 2, variants: [], tiebreak: 'crowns' } as const;

type Options = Parameters<typeof kingdomino.create>[0];
export type Plan = MatchPlan<State, Options, unknown>;
export type Table = SealedTable<State, Options, unknown>;

/** Kingdomino for two people who both contribute. */
export const PLAN: Plan = { game: kingdomino, options: TWO, seed: 11, clients: [0, 1] };

/** A table at which so many turns have been played. */
export function tableAfter(turns: number, plan: Partial<Plan> = {}): Table {
  const table = new SealedTable({ ...PLAN, ...plan });
  table.open();
  table.row();
  table.play(turns);
  return table;
}

/** The last turn of the first round is about to be played: a line is drawn after it. */
export function beforeDrawing(plan: Partial<Plan> = {}): Table {
  return tableAfter(7, plan);
}

/** What the dealer would post for a turn; the table stays as it is. */
export function rowFor(table: Table, accepted: Parameters<Table['row']>[0]): PostedRow<State> {
  return expectSound(postRow(table.ledger, kingdomino, table.state, accepted));
}

/** A turn that begins with this step, or the first that is legal, and goes on with the first legal ones. */
export function turnFrom<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  before: S,
  seat: Seat,
  first = listMoves(game, before, seat)[0]!,
): readonly LogEntry[] {
  const state = game.copy(before);
  const entries: LogEntry[] = [];
  for (let move = first; game.turn(state, seat) === game.turn(before, seat); ) {
    entries.push({ actor: seat, move });
    game.apply(state, seat, move);
    if (game.turn(state, seat) === game.turn(before, seat)) move = listMoves(game, state, seat)[0]!;
  }
  return entries;
}

/** Turns of a seat that begin with different steps. */
export function turnsOf({ state }: Table, seat: Seat): readonly (readonly LogEntry[])[] {
  return [...listMoves(kingdomino, state, seat)].map((first) => turnFrom(kingdomino, state, seat, first));
}

/** What a sound record of Kingdomino leaves open. */
export function unprovenOf(
  record: Parameters<typeof verify>[1],
  evidence: Evidence<State> = {},
): readonly Finding<UnprovenCode>[] {
  const verdict = verify(kingdomino, record, { verifyEquation, ...evidence });
  if (!verdict.isSound) throw new Error(JSON.stringify(verdict.fault));
  return verdict.unproven;
}

/** The code of what is wrong with a record of Kingdomino. */
export function faultOf(record: Parameters<typeof verify>[1], evidence: Evidence<State> = {}): string | undefined {
  const verdict = verify(kingdomino, record, { verifyEquation, ...evidence });
  return verdict.isSound ? undefined : verdict.fault.code;
}
