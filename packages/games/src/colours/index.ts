import type { Game } from '@crownhold/core';
import { type Event, events, startsAct } from './narration.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, parseOptions, SEATS } from './options.ts';
import { refusal } from './refusal.ts';
import * as rules from './rules.ts';
import { determinize, view } from './secrecy.ts';
import { copyState, type State } from './state.ts';
import { formatState, parseState } from './state-text.ts';

/** Colour Kingdoms for one to four. */
export const colours = {
  id: 'colours',
  rulesVersion: 1,
  seats: SEATS,
  maxMoves: rules.maxMoves,
  create: rules.create,
  copy: copyState,
  actors: rules.actors,
  legalMoves: rules.legalMoves,
  sample: rules.sample,
  apply: rules.apply,
  chanceWeight: rules.chanceWeight,
  turn: rules.turn,
  score: rules.score,
  ranking: rules.ranking,
  formatMove,
  parseMove,
  formatState,
  parseState,
  parseOptions,
  view,
  determinize,
  events,
  startsAct,
  refusal,
} satisfies Game<State, Options, Event>;

export { completeKingdoms, isComplete, placeOf, speedOf } from './achievements.ts';
export { AREA_COUNT, AREAS_PER_KINGDOM } from './atlas.ts';
export { COLOURS, type Colour, LETTERS } from './colour.ts';
export {
  ACHIEVEMENTS,
  type Achievement,
  BLOTS,
  colourCode,
  colourName,
  DICE,
  type Die,
  gradeOf,
  isBase,
  MOST_SPELLS,
  mixtureOf,
  SPELL_NAMES,
  type SpellName,
  speedPoints,
} from './material.ts';
export { decodeMove, encodeMove, type Move } from './moves.ts';
export type { Event, RevealedSheet } from './narration.ts';
export { formatArea, formatKingdoms } from './notation.ts';
export { type Options, parseOptions } from './options.ts';
export { clashes, colourAt, hasSpell, isPainted, NEAR_PLANE, PAINTED_PLANE } from './painting.ts';
export { rankResults, resultOf } from './result.ts';
export { type KingdomScore, kingdomScores, lostPoints, type MonsterScore, monsterScores, points } from './scoring.ts';
export { formatSheet, laySheet, parseSheet, type Sheet } from './sheet.ts';
export { NO_DIE, type State } from './state.ts';
export { countDice, type DiceThrow, landingBy, THROWER_ID, type ThrowInto, throwOf } from './throwing.ts';
