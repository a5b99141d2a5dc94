/** What the script needs that learns the weights of the value function. */
export { listCandidates } from './candidates.ts';
export {
  FEATURE_AT,
  FEATURE_COUNT,
  FeatureReader,
} from './evaluators/kingdomino/features.ts';
export { kingdominoSearchEvaluator } from './evaluators/kingdomino/search-evaluator.ts';
export { expectedPoints } from './evaluators/kingdomino/value-function.ts';
export {
  type ValueWeights,
  WEIGHT_SETS,
  type WeightSet,
} from './evaluators/kingdomino/weight-set.ts';
export { WEIGHTS } from './evaluators/kingdomino/weights.ts';
