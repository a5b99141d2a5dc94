import type { Translate } from '@crownhold/i18n';
import type { PublicTable } from '@crownhold/protocol';
import { KNOWN_GAMES } from '../replay/replays.ts';
import { clockName } from './clock-words.ts';

/** Whether the operator of the server allows a list of tables that everybody may join. */
export function hasPublicList(): boolean {
  return globalThis.document?.documentElement.dataset['publicList'] !== undefined;
}

interface ListedLine {
  readonly id: string;
  readonly title: string;
  /** Who waits, for how many, and with which clock. */
  readonly facts: readonly string[];
}

/** The tables of the list in words; one of a game that this page does not know is left out. */
export function listedLines(tables: readonly PublicTable[], say: Translate): readonly ListedLine[] {
  return tables
    .filter(({ game }) => KNOWN_GAMES.includes(game))
    .map(({ table, game, host, free, clock }) => ({
      id: table,
      title: say('game', { game }),
      facts: [
        ...(host === undefined || host === '' ? [] : [host]),
        say('friends-free-seats', { count: free }),
        clockName(clock, say),
      ],
    }));
}
