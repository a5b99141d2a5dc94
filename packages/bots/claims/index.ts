export { type Figure, measureStrength, type Strength } from './greedy.ts';
