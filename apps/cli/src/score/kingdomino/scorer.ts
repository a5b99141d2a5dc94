import { isSheetsFault, type Scorer } from '../scorer.ts';
import { isJson } from '../sheet-json.ts';
import { scoreSheets } from './score-sheet.ts';
import { readSheetJson } from './sheet-json.ts';
import { readSheetText } from './sheet-text.ts';

export const kingdominoScorer: Scorer = {
  check(options) {
    const scores = scoreSheets({ kingdoms: [] }, options);
    return isSheetsFault(scores) ? scores.refusal : undefined;
  },
  score(text, options) {
    const sheets = isJson(text) ? readSheetJson(text) : readSheetText(text);
    return isSheetsFault(sheets) ? sheets : scoreSheets(sheets, options);
  },
};
