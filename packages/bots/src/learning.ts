/** What the script that learns how kingdoms end needs. */
export { listCandidates } from './candidates.ts';
export { AT, FACTS, Prospect } from './evaluators/kingdomino/features.ts';
export { kingdominoSearchEvaluator as kingdominoRoller } from './evaluators/kingdomino/search-evaluator.ts';
export { expectedPoints } from './evaluators/kingdomino/value-function.ts';
export { GROWTHS, type Growth, type ValueWeights } from './evaluators/kingdomino/weight-set.ts';
export { WEIGHTS } from './evaluators/kingdomino/weights.ts';
