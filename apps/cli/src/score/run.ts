import { isRefusal } from '@crownhold/core';
import { citedRefusal, refusalText, type Translate } from '@crownhold/i18n';
import { sideBySide } from '../columns.ts';
import { kingdominoDetails } from '../details/kingdomino.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readInput } from '../input.ts';
import { plainText } from '../plain-text.ts';
import { complain, createScreen, print, printJson, type Screen } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { worldRefusal } from '../world.ts';
import { type Scores, scoreSheets } from './score-sheet.ts';
import { readSheetJson } from './sheet-json.ts';
import { readSheetText } from './sheet-text.ts';
import type { SheetsFault } from './sheets.ts';

export interface ScoreFlags {
  readonly variants?: readonly string[];
  readonly tiebreak?: string;
  readonly json?: boolean;
}

export async function score(
  file: string,
  { json: isJson = false, ...flags }: ScoreFlags,
  t: Translate,
): Promise<ExitCode> {
  // First the flags alone, with no kingdom to blame.
  const usage = scoreSheets({ kingdoms: [] }, flags);
  if (isFault(usage)) return refuseUsage(usage.refusal, isJson, t);
  const scores = await readScores(file, flags, t);
  if (isFault(scores)) {
    report(scores, isJson, t);
    return EXIT.bad;
  }
  if (isJson) printJson({ ok: true, kingdoms: scores.kingdoms, ranks: scores.ranks });
  else print(scoresText(scores, createScreen(t)).join('\n'));
  return EXIT.ok;
}

async function readScores(file: string, flags: Omit<ScoreFlags, 'json'>, t: Translate): Promise<Scores | SheetsFault> {
  let text: string;
  try {
    text = await readInput(file, t);
  } catch (error) {
    const refusal = worldRefusal(error, file);
    if (refusal === undefined) throw error;
    return { refusal };
  }
  const sheets = /^\s*[[{]/.test(text) ? readSheetJson(text) : readSheetText(text);
  return isFault(sheets) ? sheets : scoreSheets(sheets, flags);
}

function isFault(value: object): value is SheetsFault {
  return 'refusal' in value && isRefusal(value.refusal as object);
}

function report({ kingdom, refusal }: SheetsFault, isJson: boolean, t: Translate): void {
  const { rule } = refusal;
  const sentence = citedRefusal(t, refusal, plainText);
  if (isJson) printJson({ ok: false, kingdom: kingdom ?? null, rule, message: refusalText(t, refusal, plainText) });
  else complain(kingdom === undefined ? sentence : t('kingdom-fault', { number: kingdom + 1, sentence }));
}

function scoresText({ states, kingdoms, ranks }: Scores, screen: Screen): readonly string[] {
  const { t, paint, width } = screen;
  const blocks = states.map((state, index) => {
    const result = { number: index + 1, points: kingdoms[index]!.points, place: ranks[index]! };
    const head = states.length > 1 ? t('kingdom-result', result) : t('kingdom-points', result);
    return [paint('bold', head), ...kingdominoDetails.panel(state, 0, screen)];
  });
  return sideBySide(blocks, width);
}
