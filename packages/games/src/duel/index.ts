import type { Game } from '@crownhold/core';
import { type Event, events, startsAct } from './narration.ts';
import { formatMove, parseMove } from './notation.ts';
import { type Options, parseOptions, SEATS } from './options.ts';
import { refusal } from './refusal.ts';
import * as rules from './rules.ts';
import { determinize, view } from './secrecy.ts';
import { copyState, type State } from './state.ts';
import { formatState, parseState } from './state-text.ts';

/** Kingdomino Duel: dice, maps and spellbook, by either edition. */
export const duel = {
  id: 'duel',
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

export { type Cell, COLUMNS, cellOf, ROWS } from './grid.ts';
export { type Ground, groundAt, type Half, halvesOf, readMap, type Square } from './kingdom.ts';
export {
  ARMS,
  type Arms,
  armsOfFace,
  crossesOfFace,
  DICE,
  formatFace,
  ROW_LENGTHS,
  SPELLS,
  type Spell,
} from './material.ts';
export { decodeMove, diceIn, encodeMove, type Move } from './moves.ts';
export type { Event } from './narration.ts';
export { FIRSTS, type Options, parseOptions, SPELLBOOKS } from './options.ts';
export { rankResults, resultOf } from './result.ts';
export { type Domain, domains, domainsBonus, largestDomain, points } from './scoring.ts';
export { cellRows, formatSheet, laySheet, parseSheet, type Sheet } from './sheet.ts';
export { isStruck } from './spellbook.ts';
export { PHASES, type State, UNROLLED } from './state.ts';
