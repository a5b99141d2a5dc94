export { actorsIn, includes, lowestActor, NOBODY, only, seatsIn } from './actors.ts';
export { lowestBit, nthBit, popcount, popcount3 } from './bits.ts';
export { carve } from './buffer.ts';
export type { Cell } from './cell.ts';
export { type Chair, parseChairs, placesOf } from './chair.ts';
export { sampleChance } from './chance.ts';
export { decide, type JudgedTurn, judgeTurn } from './decide.ts';
export { type Draft, extendDraft, formatDraft, isComplete, startDraft, undoDraft } from './draft.ts';
export { evolve } from './evolve.ts';
export * from './game.ts';
export { isTurnHidden } from './hidden-turn.ts';
export { isLegal, listMoves } from './legality.ts';
export { type Asked, asked, type Dealer, settle } from './loop.ts';
export {
  type Asking,
  advance,
  type Command,
  createMatch,
  type Decision,
  type Match,
  type Rejection,
  sinceOf,
} from './match.ts';
export { parseNumeral } from './numeral.ts';
export { nameOfValue, readOptions } from './options.ts';
export { divide, perft } from './perft.ts';
export { NAME_LIMIT, nearestName, parseName } from './player-name.ts';
export { chooseRandomly, playRandomly, playSampled } from './playout.ts';
export {
  createRecord,
  fault,
  formatRecord,
  type GameRecord,
  isFault,
  parseRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordFault,
  readRecord,
} from './record.ts';
export { formatStep, parseStep, type Replay, replay } from './replay.ts';
export { below, createRng, RNG_RANGE } from './rng.ts';
export { type Restored, type Row, restoreMatch } from './rows.ts';
export {
  type Clocks,
  type GameOf,
  type GameTypes,
  type MatchOf,
  type NumberedRow,
  type SeenAct,
  type SeenRow,
  type Status,
  seeRow,
  seeTable,
  type TableFacts,
  type TableView,
} from './seen.ts';
export { joinTurn, splitTurn } from './turn.ts';
