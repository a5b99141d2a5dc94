export { heavyLine, neatline } from './border.ts';
export { type Corners, cut, round, wobble } from './hand.ts';
export { KINGDOMS, type Kingdom } from './kingdom.ts';
export { ORNAMENT_INSET, ornament } from './ornament.ts';
export { type RimPlace, rimPlace } from './rim.ts';
export { type Rose, rose } from './rose.ts';
export { type Scenery, scenery } from './scenery.ts';
export type { Place } from './way.ts';
export { BLOCKS, type Block, WOODCUTS, type Woodcut } from './woodcuts.ts';
