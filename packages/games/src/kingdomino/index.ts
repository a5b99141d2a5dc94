import type { Game } from '@crownhold/core';
import { type Event, events, startsAct } from './narration.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, parseOptions, SEATS } from './options.ts';
import { refusal } from './refusal.ts';
import * as rules from './rules.ts';
import { determinize, view } from './secrecy.ts';
import { copyState, type State } from './state.ts';
import { formatState, parseState } from './state-text.ts';

/** Kingdomino with Dynasty, Middle Kingdom, Harmony and Mighty Duel, freely combined. */
export const kingdomino = {
  id: 'kingdomino',
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
  isOpen: true,
  view,
  determinize,
  events,
  startsAct,
  refusal,
} satisfies Game<State, Options, Event>;

export { extentsOf, groundAt, laidDominoes } from './kingdom.ts';
export { DOMINOES, type Domino, type Half, TERRAINS, type Terrain } from './material.ts';
export { type Cell, decodeMove, encodeMove, firstSquare, secondSquare, squareCode } from './moves.ts';
export type { Event } from './narration.ts';
export { type Options, parseOptions, TIEBREAKS, type Tiebreak, VARIANTS, type Variant } from './options.ts';
export { listPlacements } from './placement.ts';
export { kingdomsSoFar, openSquares, type Placement, placementsOf, withDomino } from './preview.ts';
export { gameResult, matchResult, type Result, rankResults } from './result.ts';
export {
  crownCount,
  gamePoints,
  harmonyBonus,
  largestTerritory,
  middleKingdomBonus,
  type Territory,
  territories,
} from './scoring.ts';
export { formatSheet, laySheet, layUnfinished, parseSheet, type SheetSquare } from './sheet.ts';
export { FREE, type State } from './state.ts';
