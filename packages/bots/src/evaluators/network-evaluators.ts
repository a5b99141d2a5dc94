import type { StateBuffer } from '@crownhold/core';
import type { SpecialEvaluator } from '../search-evaluator.ts';
import { kingdominoNetworkEvaluator } from './kingdomino/network-evaluator.ts';

/** What search knows of the games that have a network. */
export const NETWORK_EVALUATORS: ReadonlyMap<string, SpecialEvaluator<StateBuffer>> = new Map<
  string,
  SpecialEvaluator<StateBuffer>
>([['kingdomino', kingdominoNetworkEvaluator as SpecialEvaluator<StateBuffer>]]);
