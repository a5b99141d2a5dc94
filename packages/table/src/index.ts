export { beginHere, type Resuming, resumeHere } from './begin-here.ts';
export { Here, type HerePorts } from './here.ts';
export { draftAfter, type Input, type InputRules } from './input.ts';
export type { Appended, KeptRow, SharedRows } from './kept-row.ts';
export type { Message } from './message.ts';
export {
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
} from './place.ts';
export { type RunnerPorts, SessionRunner } from './runner.ts';
export { seeLog } from './see-log.ts';
export type { Effect, Happening, Sent, Session, Stepped } from './session.ts';
export type { Answer, KeptDraft, Link, SentTurn, Source, Tell } from './source.ts';
export { type Stage, shownView, stageOf } from './stage.ts';
export { firstViewer, type SessionStart, startSession, step } from './step.ts';
export { type Clock, formatTurn, type SlicedThinking, type Thoughts, thinkAtOnce, thinkInSlices } from './thinking.ts';
