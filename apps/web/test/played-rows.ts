import { asked, createRng, lowestActor, type NumberedRow } from '@crownhold/core';
import { kingdomino, type Options, type State } from '@crownhold/games/kingdomino';

interface PlayedRow {
  readonly before: State;
  readonly row: NumberedRow;
}

/** A random game, row by row: a turn of a seat and what chance did after it. */
export function playedRows(options: Options, seed: number): readonly PlayedRow[] {
  const rng = createRng(seed);
  const state = kingdomino.create(options);
  const rows: PlayedRow[] = [];
  for (let version = 1; kingdomino.actors(state) !== 0; version++) {
    const before = kingdomino.copy(state);
    const entries = [];
    const seat = lowestActor(kingdomino.actors(state));
    const turns = asked(kingdomino, state).kind === 'seats' ? kingdomino.turn(state, seat) : -1;
    const isSame = () => turns >= 0 && kingdomino.actors(state) !== 0 && kingdomino.turn(state, seat) === turns;
    do {
      const actor = lowestActor(kingdomino.actors(state));
      const move = kingdomino.sample(state, actor, rng);
      entries.push({ actor, move });
      kingdomino.apply(state, actor, move);
    } while (isSame() || asked(kingdomino, state).kind === 'chance');
    rows.push({ before, row: { version, entries } });
  }
  return rows;
}
