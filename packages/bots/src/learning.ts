/** What the script that learns how kingdoms end needs. */
export { listCandidates } from './candidates.ts';
export { GROWTHS, type Growth, type ValueWeights } from './evaluators/kingdomino-growth.ts';
export { AT, FACTS, Prospect } from './evaluators/kingdomino-prospect.ts';
export { kingdominoRoller } from './evaluators/kingdomino-roller.ts';
export { expectedPoints } from './evaluators/kingdomino-value.ts';
export { WEIGHTS } from './evaluators/kingdomino-weights.ts';
