export { chooseStep } from './choice.ts';
export { conformance } from './conformance.ts';
export {
  checkPerft,
  formatPerftTable,
  type PerftBlock,
  type PerftCount,
  type PerftMismatch,
  parsePerftTable,
} from './perft-table.ts';
export { playthrough } from './playthrough.ts';
export { playthroughName } from './playthrough-name.ts';
export { formatPosition, type Position, positions } from './position.ts';
export type { CheckParameters, ConformanceSpec, Property } from './property.ts';
