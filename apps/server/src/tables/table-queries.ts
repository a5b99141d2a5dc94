import { type Chair, createRecord, type GameRecord, listMoves, type Seat, splitTurn } from '@crownhold/core';
import type { ErrorCode } from '@crownhold/protocol';
import type { Dealing } from '../ports/dealing.ts';
import type { TableLog } from './table-log.ts';
import type { TableStore } from './table-store.ts';

/** Who sits where, by the names that they gave. */
export function chairsOf({ log, places }: Pick<TableStore, 'log' | 'places'>): readonly Chair[] {
  return (log.setup?.seats ?? []).map((setup, seat) => {
    if (setup.kind === 'bot') return { name: setup.bot, bot: setup.bot };
    return { name: places.find((place) => place.seat === seat)?.name ?? '' };
  });
}

/** The steps that may follow a prefix of a turn. */
export function stepsAfter({ match, status }: TableLog, seat: Seat, prefix: string): readonly string[] | ErrorCode {
  if (status !== 'playing' || !match) return 'not-playing';
  const { game } = match;
  const view = game.copy(game.view(match.state, seat));
  const turn = game.turn(view, seat);
  for (const text of prefix.trim() === '' ? [] : splitTurn(prefix)) {
    const move = game.parseMove(view, text);
    if (game.turn(view, seat) !== turn || move === undefined || game.refusal(view, seat, move)) return 'not-asked';
    game.apply(view, seat, move);
  }
  if (game.turn(view, seat) !== turn) return [];
  return [...listMoves(game, view, seat)].map((move) => game.formatMove(view, move));
}

/** The whole game with its transcript, once it is over. It says who resigned. */
export function recordOf(table: Pick<TableStore, 'log' | 'places'>, dealing: Dealing): GameRecord | ErrorCode {
  const { log } = table;
  if (log.status !== 'over' || !log.match) return 'not-playing';
  const { game, options } = log.match;
  const steps = log.rows.flatMap((row) => row.steps);
  const fairness = dealing.transcript(log.events);
  const players = chairsOf(table);
  const isNamed = players.every(({ name }) => name !== '');
  const { resigned } = log.people;
  return {
    ...createRecord(game, options, steps),
    ...(isNamed && { players }),
    ...(resigned.length > 0 && { result: { resigned } }),
    fairness,
  };
}

/** Whose share of thinking a table uses. */
export function shareOf({ places }: Pick<TableStore, 'places'>, table: string): string {
  return places.find(({ session }) => session !== undefined)?.session ?? table;
}
