import { isFault, type LogEntry, type RecordFault } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import type { Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { faultJson, faultText, type LoadedRecord, loadRecord } from '../record-file.ts';
import { complain, createScreen, print, printJson } from '../terminal.ts';
import { loadEvidence } from '../throwers.ts';
import { type Account, accountOf } from './account.ts';
import { accountJson } from './account-json.ts';
import { accountText } from './account-text.ts';

/** Tells of every file; one that is bad does not keep the others back. */
export async function replayFiles(files: readonly string[], isJson: boolean, t: Translate): Promise<ExitCode> {
  const screen = createScreen(t);
  let code: ExitCode = EXIT.ok;
  for (const [index, file] of files.entries()) {
    const account = await readAccount(file, t);
    if (isFault(account)) code = EXIT.bad;
    if (isJson) printJson(isFault(account) ? faultJson(file, account, t) : accountJson(file, account));
    else if (isFault(account)) complain(faultText(file, account, t));
    else print([...(index > 0 ? [''] : []), ...accountText(file, account, screen)].join('\n'));
  }
  return code;
}

async function readAccount(file: string, t: Translate): Promise<Account | RecordFault> {
  const loaded = await loadRecord(file, t);
  return isFault(loaded) ? loaded : accountOf(loaded, await throwAgain(loaded));
}

/** The log with thrown dice as they fell, which a record does not keep: it follows from a transcript that is sound. */
async function throwAgain({ game, record }: LoadedRecord): Promise<readonly LogEntry[]> {
  if (record.fairness === undefined) return [];
  const evidence = await loadEvidence(game);
  if (evidence.throwers === undefined) return [];
  const verdict = verify(game, record, evidence);
  return verdict.isSound ? verdict.entries : [];
}
