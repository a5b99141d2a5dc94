import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { keepOpened } from '../games/opened-record.ts';
import type { FarParts } from '../table/far-parts.ts';
import { EndNotes } from './end-notes.tsx';
import { createFarGame, type FarGame } from './far-game.ts';
import { FarMenu } from './far-menu.tsx';
import { FarSign, LineSign } from './far-sign.tsx';
import { Failed } from './guest-screens.tsx';
import type { OnlineTable } from './online-table.ts';
import { PLACES } from './places.ts';
import { ReactionButton } from './reactions.tsx';
import { Rematch } from './rematch.tsx';
import { isServerFault } from './server-client.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { createWatch } from './watch-screen.tsx';

interface FarPartsStart extends OnlineTable {
  /** The seat is no longer this device's, or the table is gone. */
  readonly onLost: () => void;
}

export function createFarParts({ onLost, ...start }: FarPartsStart): FarParts {
  const table: OnlineTable = { ...start, onSeats: onLost };
  const far = createFarGame(table.id, table.own, PLACES);
  return {
    id: table.id,
    open: far.open,
    Opening: () => <Opening far={far} />,
    Lost: () => <Failed fault={troubleOf(far)} onRetry={onLost} />,
    Waiting: ({ shown }) => <WaitingRoom table={table} far={far} shown={shown} />,
    Sign: ({ shown }) => <FarSign table={table} far={far} shown={shown} />,
    Thumb: ({ shown }) => <ReactionButton table={table} shown={shown} />,
    MenuPart: ({ shown }) => <FarMenu table={table} far={far} shown={shown} />,
    Notes: (end) => <EndNotes table={table} far={far} {...end} />,
    Again: ({ shown }) => <Rematch table={table} far={far} shown={shown} />,
    onLookBack: () => void lookBack(table.id).catch(reportError),
    watch: table.own.length > 0 ? undefined : createWatch(table, far),
  };
}

/** Until the table is known: the line may be cut. */
function Opening({ far }: { readonly far: FarGame }): JSX.Element {
  return (
    <main aria-busy="true">
      <h1 class="unseen">{t.value('web-friends')}</h1>
      <LineSign far={far} isSent={false} />
    </main>
  );
}

/** In the words of the protocol, where it has some. */
function troubleOf({ state }: FarGame): string {
  const trouble = state.value?.trouble ?? 'unreachable';
  return trouble === 'gone' ? 'unknown-table' : trouble;
}

async function lookBack(id: string): Promise<void> {
  const record = await PLACES.client.record(id);
  if (isServerFault(record)) throw new Error(`no record: ${record.fault}`);
  keepOpened(record);
  navigate({ screen: 'replay' });
}
