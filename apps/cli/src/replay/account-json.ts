import type { StateBuffer } from '@crownhold/core';
import { type Account, seatsOf } from './account.ts';

/** The account of a record as programs read it. */
export function accountJson(file: string, account: Account) {
  const { details, ends, options, steps, isOver, scores, ranks } = account;
  const seats = seatsOf(options);
  const facts = (state: StateBuffer) => seats.map((seat) => details.facts(state, seat));
  const last = ends.at(-1)!;
  const games = ends.map((end) => ({
    scores: seats.map((seat) => details.gamePoints(end, seat)),
    details: facts(end),
  }));
  return {
    ok: true,
    file,
    steps,
    over: isOver,
    scores,
    ranks: ranks ?? null,
    details: facts(last),
    ...(details.isSeries(last) && { games }),
  };
}
