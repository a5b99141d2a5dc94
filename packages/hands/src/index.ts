export {
  arrowOf,
  type Cell,
  cellsOf,
  flipPlace,
  isSame,
  isWithin,
  movePlace,
  nextOf,
  type Place,
  placeOn,
  type Reach,
  turnPlace,
} from './domino.ts';
export { type Hand, type Handling, resumeHand, undoHand } from './hand.ts';
