import { createRng, listMoves, SPECTATOR, type TableView } from '@crownhold/core';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { beginHere, type Here, type HerePorts } from '@crownhold/table';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { formatHex } from '../src/games/hex.ts';
import { type SavedGame, type StoredGame, splitGame } from '../src/games/saved-game.ts';

export const CHAIRS = [{ name: 'Ann' }, { name: 'Bo' }];

export function begin(
  seed = 1,
  variants: readonly string[] = [],
  ports?: HerePorts<KingdominoTypes>,
): Here<KingdominoTypes> {
  const options = parseOptions({ seats: 2, variants }) as Options;
  const dealing = { secret: new Uint8Array(32).fill(seed), table: `table-${seed}` };
  return beginHere<KingdominoTypes>(kingdomino, options, CHAIRS, dealing, ports);
}

export function savedOf(here: Here<KingdominoTypes>, id: string, rest: Partial<SavedGame> = {}): SavedGame {
  const { isOver, points } = here.firstRow();
  // As a store would have it.
  const record = JSON.parse(JSON.stringify(here.record())) as SavedGame['record'];
  const times = { startedAt: 1, updatedAt: 1 };
  const game = { id, game: 'kingdomino', chairs: CHAIRS, ...times, isOver, ...(points && { points }), record };
  return { ...game, secret: formatHex(here.secret), drafts: [], version: 0, ...rest };
}

/** A game that has just begun. */
export function storedGame(id: string, updatedAt = 1, rest: Partial<SavedGame> = {}): StoredGame {
  const { version: _, ...game } = savedOf(begin(), id, { updatedAt, ...rest });
  return splitGame(game);
}

export function look(here: Here<KingdominoTypes>): TableView<KingdominoTypes> {
  let seen: TableView<KingdominoTypes> | undefined;
  here.watch(SPECTATOR, (table) => (seen = table))();
  return seen!;
}

/** A whole turn of whoever is asked; always the same one of the same seed. */
export function someTurn(here: Here<KingdominoTypes>, seed: number) {
  const { seat, since } = here.asked[0]!;
  const rng = createRng(seed);
  const state = kingdomino.copy(look(here).view);
  const steps: string[] = [];
  for (const before = kingdomino.turn(state, seat); kingdomino.turn(state, seat) === before; ) {
    const moves = listMoves(kingdomino, state, seat);
    const move = moves[rng() % moves.length]!;
    steps.push(kingdomino.formatMove(state, move));
    kingdomino.apply(state, seat, move);
  }
  return { id: `${seed}-${since}`, seat, since, turn: steps.join('; ') };
}
