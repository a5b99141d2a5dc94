import { isFault, type RecordFault } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { faultJson, faultText, loadRecord } from '../record-file.ts';
import { complain, createScreen, print, printJson } from '../terminal.ts';
import { type Position, positionIn } from './position.ts';
import { positionJson } from './position-json.ts';
import { positionText } from './position-text.ts';

export interface ShowFlags {
  readonly at?: number;
  readonly json?: boolean;
}

export async function show(file: string, { at, json: isJson = false }: ShowFlags, t: Translate): Promise<ExitCode> {
  const position = await readPosition(file, at, t);
  if (isFault(position)) {
    if (isJson) printJson(faultJson(file, position, t));
    else complain(faultText(file, position, t));
    return EXIT.bad;
  }
  if (isJson) printJson(positionJson(file, position));
  else print(positionText(file, position, createScreen(t)).join('\n'));
  return EXIT.ok;
}

async function readPosition(file: string, at: number | undefined, t: Translate): Promise<Position | RecordFault> {
  const loaded = await loadRecord(file, t);
  return isFault(loaded) ? loaded : positionIn(loaded.game, loaded.record, at);
}
