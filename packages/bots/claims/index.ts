export { playSolo, type SoloResults, shareWithin } from './colours-solo.ts';
export { type Figure, measureStrength, type Strength } from './greedy.ts';
export { COLOURS_LEVEL_PAIRS, DUEL_LEVEL_PAIRS, LEVEL_PAIRS, type LevelPair } from './levels.ts';
export { measureYardstick, YARDSTICK_FIGURES } from './yardsticks.ts';
