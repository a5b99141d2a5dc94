import { isFault, type RecordFault } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';
import { settings } from '../app/settings.ts';
import { openDeviceTable } from '../games/device-table.ts';
import { freshDealing } from './begin.ts';
import { type BotClient, createBotClient } from './bot-client.ts';
import { pause } from './pause.ts';
import { createTable, createThinking, type KingdominoTypes, type TableModel } from './table-model.ts';
import { sitDown } from './table-state.ts';

/** How long a bot seems to think, so that the eye can follow. */
const BREATH_MS = 700;
const SHORT_BREATH_MS = 250;

export type OpenedTable = TableModel | RecordFault | 'loading' | 'not-found';

/** The table of a game on this device; a fault if its record is broken. */
export function useTable(id: string): OpenedTable {
  const [table, setTable] = useState<OpenedTable>('loading');
  const [error, setError] = useState<unknown>();
  // What cannot be loaded is for the fence to tell.
  if (error !== undefined) throw error;
  useEffect(() => {
    let isWanted = true;
    let opened: TableModel | undefined;
    openTable(id).then((found) => {
      if (typeof found === 'object' && 'close' in found) opened = found;
      if (isWanted) setTable(found);
      else opened?.close();
    }, setError);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [id]);
  return table;
}

async function openTable(id: string): Promise<OpenedTable> {
  let bots: BotClient | undefined;
  const breathe = () => pause(isMotionReduced.value ? SHORT_BREATH_MS : BREATH_MS);
  const { think, start } = createThinking(
    () => {
      bots ??= createBotClient();
      return bots;
    },
    { breathe },
  );
  const device = await openDeviceTable<KingdominoTypes>(kingdomino, id, { fresh: freshDealing(), think });
  if (device === undefined) return 'not-found';
  if (isFault(device)) return device;
  const { here, chairs, kept } = device;
  const table = createTable(device, sitDown(here.alone, chairs, kept?.turn ?? ''), {
    isConfirmed: () => settings.value.confirm,
    breathe,
  });
  start(table);
  return {
    ...table,
    close() {
      table.close();
      bots?.close();
    },
  };
}
