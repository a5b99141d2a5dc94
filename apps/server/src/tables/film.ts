import { type AnyGame, CHANCE, type LogEntry, type StateBuffer } from '@crownhold/core';

/** How long people look at what chance did, by the first word of its steps. */
const FILM_MS: Readonly<Record<string, number>> = { reveal: 6000, land: 7000, roll: 5000 };
/** Between two games of a dynasty. */
const PAUSE_MS = 15_000;

/** How long a row is shown. It counts on nobody's clock. */
export function filmMs(game: AnyGame, before: StateBuffer, entries: readonly LogEntry[]): number {
  if (!entries.some(({ actor }) => actor === CHANCE)) return 0;
  const state = game.copy(before);
  const shown = new Set<string>();
  let pauses = 0;
  for (const [index, { actor, move }] of entries.entries()) {
    if (actor === CHANCE) {
      const word = game.formatMove(state, move).split(' ')[0] ?? '';
      if (word in FILM_MS) shown.add(word);
      else if (index > 0 && game.startsAct(state)) pauses++;
    }
    game.apply(state, actor, move);
  }
  return [...shown].reduce((sum, word) => sum + (FILM_MS[word] ?? 0), pauses * PAUSE_MS);
}
