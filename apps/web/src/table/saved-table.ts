import { formatDraft } from '@crownhold/core';
import { recordAlone } from '@crownhold/fair';
import { kingdomino } from '@crownhold/games/kingdomino';
import { playersOf } from '../games/saved-game.ts';
import type { SavedGame } from '../games/store.ts';
import { formatHex } from './luck.ts';
import type { TableState } from './table-state.ts';

/** A table as it is saved, the turn in the making included. */
export function savedTable(id: string, startedAt: number, table: TableState): SavedGame {
  const { alone, mode, chairs } = table;
  const isOver = mode.kind === 'over';
  return {
    id,
    game: 'kingdomino',
    record: { ...recordAlone(alone), players: playersOf(chairs) },
    secret: formatHex(alone.secret),
    chairs,
    draft: mode.kind === 'turn' ? formatDraft(mode.hand.draft) : '',
    startedAt,
    updatedAt: Date.now(),
    isOver,
    ...(isOver && { points: chairs.map((_, seat) => kingdomino.score(alone.match.state, seat)) }),
  };
}
