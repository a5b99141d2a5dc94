import type { StateBuffer } from '@crownhold/core';
import type { SearchEvaluator } from '../search-evaluator.ts';
import { coloursSearchEvaluator } from './colours/search-evaluator.ts';
import { duelSearchEvaluator } from './duel/search-evaluator.ts';
import { kingdominoSearchEvaluator } from './kingdomino/search-evaluator.ts';

/** What search and levels know of each game. */
export const SEARCH_EVALUATORS: ReadonlyMap<string, SearchEvaluator<StateBuffer>> = new Map<
  string,
  SearchEvaluator<StateBuffer>
>([
  ['kingdomino', kingdominoSearchEvaluator as SearchEvaluator<StateBuffer>],
  ['duel', duelSearchEvaluator as SearchEvaluator<StateBuffer>],
  ['colours', coloursSearchEvaluator as SearchEvaluator<StateBuffer>],
]);
