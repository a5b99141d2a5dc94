import { isRefusal, refuse } from '@crownhold/core';
import { laySheet, parseOptions, rankResults, type State } from '@crownhold/games/duel';
import { kingdomFacts } from '../../details/duel.ts';
import { isSheetsFault, type Scorer, type Scores, type SheetsFault } from '../scorer.ts';
import { readMaps } from './read-maps.ts';

const SEATS = 2;

export const duelScorer: Scorer = {
  check(options) {
    const parsed = parseOptions({ seats: SEATS, ...options });
    return isRefusal(parsed) ? parsed : undefined;
  },
  score(text) {
    const maps = readMaps(text);
    if (isSheetsFault(maps)) return maps;
    return maps.length > SEATS ? { refusal: refuse('D1', 'two-players') } : scoresOf(maps.map(laySheet));
  },
};

function scoresOf(states: readonly State[]): Scores | SheetsFault {
  const kingdoms = states.map((state) => kingdomFacts(state, 0));
  return { states, kingdoms, ranks: rankResults(kingdoms) };
}
