import { isRefusal } from '@crownhold/core';
import { sideBySide } from '../columns.ts';
import { kingdominoDetails } from '../details/kingdomino.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readInput } from '../input.ts';
import type { Paint } from '../paint.ts';
import { citedSentence, sentenceOf } from '../sentences.ts';
import { complain, print, printJson, screenPaint, screenWidth } from '../terminal.ts';
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

export async function score(file: string, { json: isJson = false, ...flags }: ScoreFlags): Promise<ExitCode> {
  // First the flags alone, with no kingdom to blame.
  const usage = scoreSheets({ kingdoms: [] }, flags);
  if (isFault(usage)) return refuseUsage(usage.refusal, isJson);
  const scores = await readScores(file, flags);
  if (isFault(scores)) {
    report(scores, isJson);
    return EXIT.bad;
  }
  if (isJson) printJson({ ok: true, kingdoms: scores.kingdoms, ranks: scores.ranks });
  else print(scoresText(scores, screenPaint(), screenWidth()).join('\n'));
  return EXIT.ok;
}

async function readScores(file: string, flags: Omit<ScoreFlags, 'json'>): Promise<Scores | SheetsFault> {
  let text: string;
  try {
    text = await readInput(file);
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

function report({ kingdom, refusal }: SheetsFault, isJson: boolean): void {
  const { rule } = refusal;
  if (isJson) printJson({ ok: false, kingdom: kingdom ?? null, rule, message: sentenceOf(refusal) });
  else complain(`${kingdom === undefined ? '' : `kingdom ${kingdom + 1}: `}${citedSentence(refusal)}`);
}

function scoresText({ states, kingdoms, ranks }: Scores, paint: Paint, width: number): readonly string[] {
  const blocks = states.map((state, index) => {
    const { points } = kingdoms[index]!;
    const place = states.length > 1 ? `, place ${ranks[index]}` : '';
    const head = `kingdom ${index + 1}: ${points} ${points === 1 ? 'point' : 'points'}${place}`;
    return [paint('bold', head), ...kingdominoDetails.panel(state, 0, paint)];
  });
  return sideBySide(blocks, width);
}
