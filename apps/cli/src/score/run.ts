import { isRefusal } from '@crownhold/core';
import { citedRefusal, type Translate } from '@crownhold/i18n';
import { sideBySide } from '../columns.ts';
import { detailsOf } from '../details/registry.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readInput } from '../input.ts';
import { plainText } from '../plain-text.ts';
import { refusalJson } from '../refusal-json.ts';
import { complain, createScreen, print, printJson, type Screen } from '../terminal.ts';
import { refuseUsage } from '../usage.ts';
import { isSheetsFault, type ScoreOptions, type Scorer, type Scores, type SheetsFault } from './scorer.ts';
import { findScorer } from './scorers.ts';

export interface ScoreFlags {
  readonly game: string;
  readonly variants?: readonly string[];
  readonly tiebreak?: string;
  readonly json?: boolean;
}

export async function score(
  file: string,
  { json: isJson = false, game, ...options }: ScoreFlags,
  t: Translate,
): Promise<ExitCode> {
  const scorer = findScorer(game);
  const usage = isRefusal(scorer) ? scorer : scorer.check(options);
  if (isRefusal(scorer) || usage) return refuseUsage(usage!, isJson, t);
  const scores = await readScores(file, scorer, options, t);
  if (isSheetsFault(scores)) {
    report(scores, isJson, t);
    return EXIT.bad;
  }
  if (isJson) printJson({ ok: true, kingdoms: scores.kingdoms, ranks: scores.ranks });
  else print(scoresText(game, scores, createScreen(t)).join('\n'));
  return EXIT.ok;
}

async function readScores(
  file: string,
  scorer: Scorer,
  options: ScoreOptions,
  t: Translate,
): Promise<Scores | SheetsFault> {
  const text = await readInput(file, t);
  return typeof text === 'string' ? scorer.score(text, options) : { refusal: text };
}

function report({ kingdom, refusal }: SheetsFault, isJson: boolean, t: Translate): void {
  const sentence = citedRefusal(t, refusal, plainText);
  if (isJson) printJson({ ok: false, kingdom: kingdom ?? null, ...refusalJson(refusal, t) });
  else complain(kingdom === undefined ? sentence : t('kingdom-fault', { number: kingdom + 1, sentence }));
}

function scoresText(game: string, { states, kingdoms, ranks }: Scores, screen: Screen): readonly string[] {
  const { t, paint, width } = screen;
  const blocks = states.map((state, index) => {
    const result = { number: index + 1, points: kingdoms[index]!.points, place: ranks[index]! };
    const head = states.length > 1 ? t('kingdom-result', result) : t('kingdom-points', result);
    return [paint('bold', head), ...detailsOf({ id: game }).panel(state, 0, screen)];
  });
  return sideBySide(blocks, width);
}
