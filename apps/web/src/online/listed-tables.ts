import type { MyTable } from '@crownhold/protocol';
import type { GameSummary } from '../games/saved-game.ts';
import { loadGame } from '../games/store.ts';
import { loadFace } from '../table/faces.ts';

/** A game with friends on the first screen. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly isMyTurn: boolean;
  readonly isByMessage: boolean;
  /** Their names; none as long as nobody has come. */
  readonly others: readonly string[];
}

const MOST = 3;

/** Games that are not over, those first at which this person is asked. `asked`: the ids of such games by message. */
export function listTables(
  tables: readonly MyTable[],
  games: readonly GameSummary[],
  asked: ReadonlySet<string>,
): readonly ListedTable[] {
  const atServer = tables.flatMap(({ table, game, status, isMyTurn, chairs, seats }) => {
    if (status === 'over' || status === 'stopped') return [];
    const others = chairs.flatMap(({ name }, seat) => (seats.includes(seat) || name === '' ? [] : [name]));
    return [{ id: table, game, isMyTurn, isByMessage: false, others }];
  });
  const byMessage = games.flatMap(({ id, game, chairs, ownSeat, isOver }) => {
    if (ownSeat === undefined || isOver) return [];
    const others = chairs.flatMap(({ name }, seat) => (seat === ownSeat ? [] : [name]));
    return [{ id, game, isMyTurn: asked.has(id), isByMessage: true, others }];
  });
  return [...atServer, ...byMessage]
    .toSorted((one, other) => Number(other.isMyTurn) - Number(one.isMyTurn))
    .slice(0, MOST);
}

/** The games by message in which the seat of this device is asked: only the rules of a game know that. */
export async function isMyTurnByMessage(games: readonly GameSummary[]): Promise<ReadonlySet<string>> {
  const running = games.filter(({ ownSeat, isOver }) => ownSeat !== undefined && !isOver).slice(0, MOST);
  const asked = await Promise.all(
    running.map(async ({ id, game, ownSeat }) => {
      const [saved, rules] = await Promise.all([loadGame(id), (await loadFace(game)).loadCorrespondence()]);
      return saved && rules.read(saved.record)?.asked === ownSeat ? [id] : [];
    }),
  );
  return new Set(asked.flat());
}
