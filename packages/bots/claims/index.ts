export { type Figure, measureStrength } from './greedy.ts';
