import { isFault } from '@crownhold/core';
import { isFairFault, parseWitness, verify, type Witness } from '@crownhold/fair';
import { citedRefusal, fairFaultText, type Translate } from '@crownhold/i18n';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readInput } from '../input.ts';
import { plainText } from '../plain-text.ts';
import { faultJson, faultText, loadRecord } from '../record-file.ts';
import { complain, createScreen, print, printJson, type Screen } from '../terminal.ts';
import { loadEvidence } from '../throwers.ts';
import { fairFaultJson, verdictJson } from './verdict-json.ts';
import { fairFaultLine, namesOf, verdictText } from './verdict-text.ts';

export interface VerifyFlags {
  readonly isJson: boolean;
  /** Files that devices have kept. */
  readonly witnesses: readonly string[];
  /** Fingerprints that people have written down. */
  readonly heads: readonly string[];
}

interface Memories {
  readonly witnesses: readonly Witness[];
  readonly heads: readonly string[];
}

/** Verifies every file; one that is bad does not keep the others back. */
export async function verifyFiles(files: readonly string[], flags: VerifyFlags, t: Translate): Promise<ExitCode> {
  const screen = createScreen(t);
  const { isJson, heads } = flags;
  const witnesses: Witness[] = [];
  for (const file of flags.witnesses) {
    const witness = await loadWitness(file, t);
    if (typeof witness === 'string') {
      complain(t('verify-witness-fault', { file: plainText(file, 200), sentence: witness }));
      return EXIT.bad;
    }
    witnesses.push(witness);
  }
  let code: ExitCode = EXIT.ok;
  for (const [index, file] of files.entries()) {
    if (index > 0 && !isJson) print('');
    if (!(await verifyFile(file, isJson, { witnesses, heads }, screen))) code = EXIT.bad;
  }
  return code;
}

/** What a device has kept, or a sentence about why it cannot be used. */
async function loadWitness(file: string, t: Translate): Promise<Witness | string> {
  const text = await readInput(file, t);
  if (typeof text !== 'string') return citedRefusal(t, text, plainText);
  const witness = parseWitness(parseJson(text));
  return isFairFault(witness) ? fairFaultText(t, witness, [], plainText) : witness;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether all of it holds. */
async function verifyFile(file: string, isJson: boolean, memories: Memories, screen: Screen): Promise<boolean> {
  const { t } = screen;
  const loaded = await loadRecord(file, t);
  if (isFault(loaded)) {
    if (isJson) printJson(faultJson(file, loaded, t));
    else complain(faultText(file, loaded, t));
    return false;
  }
  const names = namesOf(loaded);
  const verdict = verify(loaded.game, loaded.record, { ...(await loadEvidence(loaded.game)), ...memories });
  if (!verdict.isSound) {
    if (isJson) printJson(fairFaultJson(file, verdict.fault, names, t));
    else complain(fairFaultLine(file, verdict.fault, names, t));
    return false;
  }
  if (isJson) printJson(verdictJson(file, verdict, names, t));
  else print(verdictText(file, loaded, verdict, screen).join('\n'));
  return true;
}
