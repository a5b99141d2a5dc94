export { COLOURS, type Colour, LETTERS } from '../colour.ts';
export { type Border, bordersOf, outlinesOf } from './border.ts';
export { pathOf } from './curve.ts';
export {
  type Area,
  type AreaMap,
  type AreaSymbol,
  type Kingdom,
  MONSTERS,
  type Monster,
  SPELLS,
  type Spell,
  type Tower,
} from './map.ts';
export {
  contains,
  distance,
  distanceToSide,
  doubleSurface,
  type Point,
  type Polygon,
  pointsOf,
  polygonOf,
  type Side,
  sidesOf,
  turn,
  wayOf,
} from './polygon.ts';
