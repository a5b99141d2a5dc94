import { popcount, type Seat } from '@crownhold/core';
import { armsOfDie, canComplete, HIGHER_DIE, LOWER_DIE, unnamedDie } from './drawing.ts';
import { CASTLE_CELL, CELL_COUNT, neighboursOf } from './grid.ts';
import { squareAt } from './kingdom.ts';
import { ROW_LENGTHS, SPELLS } from './material.ts';
import { otherSeat } from './options.ts';
import { isMapFull } from './placement.ts';
import { create } from './rules.ts';
import { lightningDue } from './spellbook.ts';
import { type State, UNROLLED } from './state.ts';

/** Whether a state could have come about, as far as it shows: dice, powers, spellbook, maps and turns agree. */
export function isConsistent(state: State): boolean {
  if (state.phase === 'first') return isFresh(state);
  return (
    state.round >= 1 &&
    state.round <= MAX_ROUNDS &&
    isPhaseRight(state) &&
    areDiceRight(state) &&
    SEATS.every((seat) => isHandRight(state, seat) && isBookRight(state, seat) && isMapRight(state, seat)) &&
    SEATS.every((seat) => areTurnsRight(state, seat)) &&
    isStageRight(state)
  );
}

const SEATS: readonly Seat[] = [0, 1];
const ALL_DICE = 15;
/** In every round but the last somebody draws two of 34 squares. */
const MAX_ROUNDS = 34;

function isPhaseRight(state: State): boolean {
  const { phase, seat, leader, drew, round } = state;
  const { first } = state.options;
  const leads = seat === leader;
  const firstLeader = (round - 1) % 2 === 0 ? leader : otherSeat(leader);
  if (first !== 'random' && firstLeader !== first) return false;
  switch (phase) {
    case 'first':
      return false;
    case 'roll':
    case 'take':
      return leads && drew === 0 && isOngoing(state);
    case 'share':
      return !leads && drew === 0 && isOngoing(state);
    case 'draw':
      return leads ? drew === 0 && isOngoing(state) : (drew & ~(1 << leader)) === 0 && !isMapFull(state, seat);
    case 'lightning':
      return popcount(lightningDue(state, seat)) === 1;
    case 'over':
      return !leads && (drew === 0 || SEATS.some((each) => isMapFull(state, each)));
  }
}

/** Before the lot nothing has happened. */
function isFresh(state: State): boolean {
  const { bytes } = create(state.options);
  return state.bytes.every((byte, at) => byte === bytes[at]);
}

function isOngoing(state: State): boolean {
  return !SEATS.some((seat) => isMapFull(state, seat));
}

/** Whether the seat's turn of drawing in this round is over. */
function hasDrawnOrPassed(state: State, seat: Seat): boolean {
  if (state.phase === 'lightning' || state.phase === 'over') return true;
  return state.phase === 'draw' && state.seat !== state.leader && seat === state.leader;
}

function areDiceRight(state: State): boolean {
  const { faces, hands, leader } = state;
  const rolled = faces.reduce((dice, face, die) => (face === UNROLLED ? dice : dice | (1 << die)), 0);
  const [own, other] = [hands[leader]!, hands[otherSeat(leader)]!];
  switch (state.phase) {
    case 'roll':
      return [0, 1, 3, 7].includes(rolled) && own === 0 && other === 0;
    case 'take':
      return rolled === ALL_DICE && own === 0 && other === 0;
    case 'share':
      return rolled === ALL_DICE && popcount(own) === 1 && other === 0;
    default:
      return rolled === ALL_DICE && popcount(own) === 2 && other === (ALL_DICE ^ own);
  }
}

/** Names and crosses on a seat's dice: only jokers have names, and a name or a castle means that something is drawn. */
function isHandRight(state: State, seat: Seat): boolean {
  const dice = state.hands[seat]!;
  const marked = state.marked & dice;
  const names = state.names.reduce((named, name, die) => (name === 0 ? named : named | (1 << die)), 0);
  const jokers = state.faces.reduce((set, face, die) => (face === 0 ? set | (1 << die) : set), 0) & dice;
  const hasDrawn = ((state.drew >> seat) & 1) === 1;
  const isDrawing = state.phase === 'draw' && state.seat === seat;
  if ((names & dice & ~jokers) !== 0 || ((state.marked | names) & ~(state.hands[0]! | state.hands[1]!)) !== 0)
    return false;
  if (popcount(marked) > 1 || (marked !== 0 && ((state.castles >> seat) & 1) === 0)) return false;
  if (hasDrawn) return hasDrawnOrPassed(state, seat) && (names & dice) === jokers;
  return isDrawing || (marked === 0 && (names & dice) === 0);
}

/** [D15] What the present turn has announced fits what it has spent. */
function isStageRight(state: State): boolean {
  const { seat, stage } = state;
  if (state.phase !== 'draw') return stage === '-';
  const dice = state.hands[seat]!;
  const [lower, higher] = [LOWER_DIE[dice]!, HIGHER_DIE[dice]!];
  const names = [lower, higher].filter((die) => state.names[die] !== 0).length;
  const isMarked = (state.marked & dice) !== 0;
  const isNamed = unnamedDie(state, seat) < 0;
  if (state.names[higher] !== 0 && state.names[lower] === 0 && state.faces[lower] === 0) return false;
  if (stage === '-') return !isMarked && names === 0;
  const isSpent = {
    turn: !isMarked && names === 0 && state.hasUsed(seat, 'turn'),
    castle: isMarked && names === 0,
    name: names > 0,
    free: isNamed && state.hasUsed(seat, 'free'),
    split: isNamed && state.hasUsed(seat, 'split'),
    'free+split': isNamed && state.hasUsed(seat, 'free') && state.hasUsed(seat, 'split'),
  }[stage];
  return isSpent && canComplete(state, seat, armsOfDie(state, lower), armsOfDie(state, higher));
}

/** [D13] A row is won when it is full, and by one seat only; lightning is used at once. */
function isBookRight(state: State, seat: Seat): boolean {
  const other = otherSeat(seat);
  const isDueNow = state.phase === 'lightning' && state.seat === seat;
  return (
    ROW_LENGTHS.every((length, row) => {
      const ticks = state.ticks[seat * SPELLS.length + row]!;
      return ticks <= length && (ticks === length) === (((state.won[seat]! >> row) & 1) === 1);
    }) &&
    (state.won[seat]! & state.won[other]!) === 0 &&
    (state.used[seat]! & ~state.won[seat]!) === 0 &&
    (lightningDue(state, seat) === 0 || isDueNow) &&
    (state.named[seat] !== 0) === state.hasUsed(seat, 'domains')
  );
}

function countSquares(state: State, seat: Seat): number {
  return Array.from({ length: CELL_COUNT }, (_, cell) => squareAt(state, seat, cell)).filter(Boolean).length;
}

/** Two squares a drawing, the first ones beside the castle: nobody passes in the first round. */
function isMapRight(state: State, seat: Seat): boolean {
  const squares = countSquares(state, seat);
  const hasDrawn = (state.drew >> seat) & 1;
  const isBegun = state.round > 1 || hasDrawnOrPassed(state, seat);
  if (squares % 2 === 1 || squares > 2 * (state.round - 1 + hasDrawn)) return false;
  if (state.round === 1 && isBegun && !hasDrawn) return false;
  if (!isBegun) return squares === 0;
  return squares >= 2 && neighboursOf(CASTLE_CELL).some((cell) => squareAt(state, seat, cell) !== undefined);
}

/** Two turns a round, one for whoever got the dice that `pair` left, and one for each lightning spell. */
function areTurnsRight(state: State, seat: Seat): boolean {
  const leads = seat === state.leader;
  const thisRound = {
    first: 0,
    roll: 0,
    take: 0,
    share: leads ? 1 : 0,
    draw: leads && state.seat !== seat ? 2 : 1,
    lightning: 2,
    over: 2,
  }[state.phase];
  const spared = state.hasUsed(otherSeat(seat), 'pair') ? 1 : 0;
  const base = 2 * (state.round - 1) + thisRound - spared;
  const lightning = popcount(state.used[seat]! >> SPELLS.indexOf('domains'));
  return state.turns[seat] === base + lightning;
}
