import { isRefusal, refuse } from '@crownhold/core';
import { laySheet, parseOptions, rankResults } from '@crownhold/games/colours';
import { sheetFacts } from '../../details/colours.ts';
import { isSheetsFault, type Scorer } from '../scorer.ts';
import { readSheets } from './read-sheets.ts';

const SEATS = { min: 1, max: 4 };

export const coloursScorer: Scorer = {
  check(options) {
    const parsed = parseOptions({ seats: SEATS.min, ...options });
    return isRefusal(parsed) ? parsed : undefined;
  },
  score(text) {
    const sheets = readSheets(text);
    if (isSheetsFault(sheets)) return sheets;
    if (sheets.length > SEATS.max) return { refusal: refuse('C18', 'bad-seats', SEATS) };
    const states = sheets.map(laySheet);
    const kingdoms = states.map((state) => sheetFacts(state, 0));
    return { states, kingdoms, ranks: rankResults(kingdoms) };
  },
};
