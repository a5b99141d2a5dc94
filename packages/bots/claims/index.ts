export { type Alone, playAlone, shareWithin } from './colours-alone.ts';
export { type Figure, measureStrength, type Strength } from './greedy.ts';
export { RUNGS } from './levels.ts';
export { measureYardstick, YARDSTICK_FIGURES } from './yardsticks.ts';
