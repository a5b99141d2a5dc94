/** What the scripts need that learn the weights of the value function. */
export { listCandidates } from './candidates.ts';
export { Draft } from './evaluators/kingdomino/draft.ts';
export {
  FEATURE_AT,
  FEATURE_COUNT,
  FeatureReader,
} from './evaluators/kingdomino/features.ts';
export { INPUT_COUNT, KingdomInputs } from './evaluators/kingdomino/kingdom-inputs.ts';
export { createNetworkEvaluator } from './evaluators/kingdomino/network-evaluator.ts';
export { NETWORK_KINDS, type NetworkKind } from './evaluators/kingdomino/network-kind.ts';
export { NETWORK_WEIGHTS } from './evaluators/kingdomino/network-weights.ts';
export { PlacementSearch } from './evaluators/kingdomino/placement-search.ts';
export { PlayoutBoard } from './evaluators/kingdomino/playout-board.ts';
export type { Position } from './evaluators/kingdomino/position.ts';
export { kingdominoSearchEvaluator } from './evaluators/kingdomino/search-evaluator.ts';
export { UnseenAverages } from './evaluators/kingdomino/unseen-averages.ts';
export { expectedPoints } from './evaluators/kingdomino/value-function.ts';
export {
  CODE_SIZE,
  HIDDEN_AT,
  HIDDEN_BIAS_AT,
  HIDDEN_SIZE,
  LEAD_UNIT,
  OUTPUT_AT,
  OUTPUT_BIAS_AT,
  OUTPUT_COUNT,
  ValueNetwork,
  WEIGHT_COUNT,
} from './evaluators/kingdomino/value-network.ts';
export {
  type ValueWeights,
  WEIGHT_SETS,
  type WeightSet,
} from './evaluators/kingdomino/weight-set.ts';
export { WEIGHTS } from './evaluators/kingdomino/weights.ts';
export { formatWeights } from './evaluators/kingdomino/weights-text.ts';
export { leadOf, rewardOf } from './reward.ts';
export { createSearch } from './search.ts';
