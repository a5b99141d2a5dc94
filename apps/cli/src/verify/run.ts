import { isFault } from '@crownhold/core';
import { verify } from '@crownhold/fair';
import type { Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { faultJson, faultText, loadRecord } from '../record-file.ts';
import { complain, createScreen, print, printJson, type Screen } from '../terminal.ts';
import { loadEvidence } from '../throwers.ts';
import { fairFaultJson, verdictJson } from './verdict-json.ts';
import { fairFaultLine, namesOf, verdictText } from './verdict-text.ts';

/** Verifies every file; one that is bad does not keep the others back. */
export async function verifyFiles(files: readonly string[], isJson: boolean, t: Translate): Promise<ExitCode> {
  const screen = createScreen(t);
  let code: ExitCode = EXIT.ok;
  for (const [index, file] of files.entries()) {
    if (index > 0 && !isJson) print('');
    if (!(await verifyFile(file, isJson, screen))) code = EXIT.bad;
  }
  return code;
}

/** Whether all of it holds. */
async function verifyFile(file: string, isJson: boolean, screen: Screen): Promise<boolean> {
  const { t } = screen;
  const loaded = await loadRecord(file, t);
  if (isFault(loaded)) {
    if (isJson) printJson(faultJson(file, loaded, t));
    else complain(faultText(file, loaded, t));
    return false;
  }
  const names = namesOf(loaded);
  const verdict = verify(loaded.game, loaded.record, await loadEvidence(loaded.game));
  if (!verdict.isSound) {
    if (isJson) printJson(fairFaultJson(file, verdict.fault, names, t));
    else complain(fairFaultLine(file, verdict.fault, names, t));
    return false;
  }
  if (isJson) printJson(verdictJson(file, verdict, names, t));
  else print(verdictText(file, loaded, verdict, screen).join('\n'));
  return true;
}
