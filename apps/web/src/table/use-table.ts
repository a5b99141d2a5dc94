import { isFault, type RecordFault } from '@crownhold/core';
import { useEffect, useMemo } from 'preact/hooks';
import { isMotionReduced } from '../app/appearance.ts';
import { settings } from '../app/settings.ts';
import { loadGame } from '../games/store.ts';
import { resumeGame } from './begin.ts';
import { createBotClient } from './bot-client.ts';
import { pause } from './pause.ts';
import { createTable, type TableModel } from './table-model.ts';

/** How long a bot seems to think, so that the eye can follow. */
const BREATH_MS = 700;
const SHORT_BREATH_MS = 250;

/** The table of a game on this device; a fault if its record is broken, nothing if there is none. */
export function useTable(id: string): TableModel | RecordFault | undefined {
  const table = useMemo(() => openTable(id), [id]);
  useEffect(() => () => (table && 'close' in table ? table.close() : undefined), [table]);
  return table;
}

function openTable(id: string): TableModel | RecordFault | undefined {
  const saved = loadGame(id);
  if (!saved) return undefined;
  const state = resumeGame(saved);
  if (isFault(state)) return state;
  return createTable(saved, state, {
    isConfirmed: () => settings.value.confirm,
    breathe: () => pause(isMotionReduced.value ? SHORT_BREATH_MS : BREATH_MS),
    openBots: createBotClient,
  });
}
