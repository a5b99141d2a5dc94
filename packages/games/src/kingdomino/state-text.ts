import { isRefusal, parseNumeral, type Seat } from '@crownhold/core';
import { laidDominoes } from './kingdom.ts';
import { isDomino } from './material.ts';
import { type Cell, DISCARD, encodeMove } from './moves.ts';
import { formatCell, parseCell } from './notation.ts';
import { type Options, parseOptions } from './options.ts';
import { layDomino } from './placement.ts';
import { discardRefusal, placementRefusal } from './refusal.ts';
import { pastResult } from './result.ts';
import { create } from './rules.ts';
import { FREE, PHASES, type State } from './state.ts';

/**
 * A state on one line, its fields between bars: options; results of the dynasty's finished games; round, phase, kings
 * that have acted, acting seat; current line; next line; then each seat's dominoes in the order they were laid.
 *
 *     2 harmony crowns | - | 1 take 0 1 | 4@1 17@0 20@0 33@1 | 5 8 12 40 | - | 4:1,0:2,0
 */
export function formatState(state: State): string {
  const { seats, variants, tiebreak } = state.options;
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const past = Array.from({ length: state.game }, (_, game) =>
    everySeat.map((seat) => formatResult(state, game, seat)).join(' '),
  );
  return [
    `${seats} ${variants.join('+') || NOTHING} ${tiebreak}`,
    past.join(', ') || NOTHING,
    `${state.round} ${state.phase} ${state.slot} ${state.seat}`,
    formatLine(state.line, state.lineKings),
    formatLine(state.next, state.nextKings),
    ...everySeat.map((seat) => formatLaid(state, seat)),
  ].join(BAR);
}

/** `undefined` unless all of it is consistent: numbers of kings, turns and dominoes, and every placement legal. */
export function parseState(text: string): State | undefined {
  const [optionsText = '', pastText = '', progress = '', lineText = '', nextText = '', ...laidTexts] = text.split(BAR);
  const options = parseOptionsText(optionsText);
  if (options === undefined || laidTexts.length !== options.seats) return undefined;
  const state = create(options);
  const isRead =
    readPast(state, pastText) &&
    readProgress(state, progress) &&
    readLine(lineText, state.line, state.lineKings) &&
    readLine(nextText, state.next, state.nextKings) &&
    laidTexts.every((laidText, seat) => readLaid(state, seat, laidText));
  if (!isRead) return undefined;
  derive(state);
  return isConsistent(state) ? state : undefined;
}

const BAR = ' | ';
const NOTHING = '-';

function formatResult(state: State, game: number, seat: Seat): string {
  const { points, largest, crowns } = pastResult(state, game, seat);
  return `${points}/${largest}/${crowns}`;
}

function formatLine(dominoes: Uint8Array, kings: Uint8Array): string {
  const items = [...dominoes].filter((domino) => domino !== FREE);
  return items.map((domino, at) => (kings[at] === FREE ? `${domino}` : `${domino}@${kings[at]}`)).join(' ') || NOTHING;
}

function formatLaid(state: State, seat: Seat): string {
  const items = laidDominoes(state, seat).map(({ domino, cells }) =>
    cells ? `${domino}:${cells.map(formatCell).join(':')}` : `${domino}:x`,
  );
  return items.join(' ') || NOTHING;
}

function parseOptionsText(text: string): Options | undefined {
  const [seats = '', variants = '', tiebreak, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  const list = variants === NOTHING ? [] : variants.split('+');
  const options = parseOptions({ seats: parseNumeral(seats), variants: list, tiebreak });
  return isRefusal(options) || options.variants.join() !== list.join() ? undefined : options;
}

function items(text: string, separator = ' '): readonly string[] {
  return text === NOTHING ? [] : text.split(separator);
}

function readPast(state: State, text: string): boolean {
  const games = items(text, ', ').map((game) => game.split(' '));
  if (games.length >= state.games || games.some((game) => game.length !== state.seats)) return false;
  state.game = games.length;
  return games.every((game, index) =>
    game.every((result, seat) => {
      const facts = result.split('/').map(parseNumeral);
      if (facts.length !== 3 || facts.includes(undefined)) return false;
      state.past.set(facts as number[], state.pastAt(index, seat));
      return true;
    }),
  );
}

function readProgress(state: State, text: string): boolean {
  const [round, phase, slot, seat, ...rest] = text.split(' ');
  const phaseIndex = (PHASES as readonly string[]).indexOf(phase ?? '');
  const numbers = [round, slot, seat].map((part) => parseNumeral(part ?? ''));
  if (rest.length > 0 || phaseIndex < 0 || numbers.includes(undefined)) return false;
  const [roundNumber, slotNumber, seatNumber] = numbers as [number, number, number];
  if (roundNumber > state.rounds || slotNumber > state.lineLength || seatNumber >= state.seats) return false;
  state.round = roundNumber;
  state.phaseIndex = phaseIndex;
  state.slot = slotNumber;
  state.seat = seatNumber;
  return true;
}

function readLine(text: string, dominoes: Uint8Array, kings: Uint8Array): boolean {
  const entries = items(text);
  if (entries.length > dominoes.length) return false;
  return entries.every((entry, at) => {
    const [domino, king, ...rest] = entry.split('@').map(parseNumeral);
    if (rest.length > 0 || domino === undefined || !isDomino(domino)) return false;
    if (entry.includes('@') && (king === undefined || king >= FREE)) return false;
    dominoes[at] = domino;
    kings[at] = king ?? FREE;
    return true;
  });
}

function readLaid(state: State, seat: Seat, text: string): boolean {
  const entries = items(text);
  if (entries.length > state.rounds * state.kingsPerSeat) return false;
  return entries.every((entry) => {
    const [number = '', ...places] = entry.split(':');
    const domino = parseNumeral(number);
    if (domino === undefined || !isDomino(domino)) return false;
    if (places.length === 1 && places[0] === 'x') {
      if (discardRefusal(state, seat, domino)) return false;
      layDomino(state, seat, domino, DISCARD);
      return true;
    }
    const cells = places.map(parseCell);
    if (cells.length !== 2 || cells.includes(undefined)) return false;
    const [first, second] = cells as [Cell, Cell];
    if (placementRefusal(state, seat, domino, first, second)) return false;
    layDomino(state, seat, domino, encodeMove({ kind: 'put', first, second }));
    return true;
  });
}

/** What a state holds besides its text, for speed alone. */
function derive(state: State): void {
  state.drawn = present(state.next).length;
  for (const domino of dominoesOut(state)) state.see(domino);
  const turnsPerGame = state.kingsPerSeat * (state.rounds + 1);
  for (let seat = 0; seat < state.seats; seat++) {
    const isMidTurn = state.phase === 'take' && state.seat === seat;
    const placedInSetup = state.round === 0 ? countOf(state.nextKings, seat) : state.kingsPerSeat;
    const isHolding = isMidTurn && state.round === 0;
    state.kings[seat] = state.kingsPerSeat - placedInSetup - (isHolding ? 1 : 0);
    const halfTurns = isMidTurn && state.round > 0 ? 1 : 0;
    state.turns[seat] = state.game * turnsPerGame + placedInSetup + state.laidCount[seat]! - halfTurns;
  }
}

function present(dominoes: Uint8Array): readonly number[] {
  return [...dominoes].filter((domino) => domino !== FREE);
}

function countOf(kings: Uint8Array, seat: Seat): number {
  return kings.filter((king) => king === seat).length;
}

/** Every domino that lies anywhere, once; those of the current line that are laid already count as laid. */
function dominoesOut(state: State): readonly number[] {
  const laid = Array.from({ length: state.seats }, (_, seat) => laidDominoes(state, seat).map(({ domino }) => domino));
  return [...laid.flat(), ...present(state.line).slice(actedKings(state)), ...present(state.next)];
}

/** How many kings of the current line have placed or discarded their domino. */
function actedKings(state: State): number {
  return state.slot + (state.phase === 'take' && state.round > 0 ? 1 : 0);
}

function isConsistent(state: State): boolean {
  const out = dominoesOut(state);
  return (
    new Set(out).size === out.length &&
    isAscending(present(state.line)) &&
    isAscending(present(state.next)) &&
    (state.round === 0 ? isSetup(state) : isRound(state))
  );
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || numbers[at - 1]! < number);
}

function isSetup(state: State): boolean {
  const isEmpty = present(state.line).length === 0 && state.laidCount.every((count) => count === 0);
  const taken = kingsOn(state.nextKings);
  if (!isEmpty || taken.length !== state.slot || taken.some((seat) => seat >= state.seats)) return false;
  if (state.phase === 'draw') return state.slot === 0 && state.drawn < state.lineLength;
  const isDealt = state.drawn === state.lineLength && state.slot < state.lineLength;
  // A seat with more kings on the line than it owns shows as a huge number of kings left, a byte below zero.
  return isDealt && ['king', 'take'].includes(state.phase) && state.kings.every((left) => left <= state.kingsPerSeat);
}

function isRound(state: State): boolean {
  const { line, lineKings, nextKings, slot, lineLength } = state;
  const owners = [...lineKings.subarray(0, lineLength)];
  const isManned =
    present(line).length === lineLength &&
    kingsOn(lineKings).length === lineLength &&
    Array.from({ length: state.seats }, (_, seat) => seat).every(
      (seat) => countOf(lineKings, seat) === state.kingsPerSeat && isLaidRight(state, seat),
    );
  if (!isManned) return false;
  const isLast = state.round === state.rounds;
  const taken = kingsOn(nextKings);
  const movedOn = isLast ? [] : owners.slice(0, slot);
  if ([...taken].sort().join() !== [...movedOn].sort().join()) return false;
  const isNextWhole = state.drawn === (isLast ? 0 : lineLength);
  switch (state.phase) {
    case 'draw':
      return !isLast && slot === 0 && state.drawn < lineLength;
    case 'take':
      return !isLast && isNextWhole && slot < lineLength && state.seat === owners[slot];
    case 'place':
      return isNextWhole && slot < lineLength && state.seat === owners[slot];
    case 'king':
      return false;
    default: {
      const isFinal = state.phase === (state.game + 1 < state.games ? 'renew' : 'over');
      return isLast && isFinal && isNextWhole && slot === lineLength && state.seat === owners[lineLength - 1];
    }
  }
}

function kingsOn(kings: Uint8Array): readonly Seat[] {
  return [...kings].filter((king) => king !== FREE);
}

/** A seat has laid two dominoes a round with two kings, else one, and last of all those of this round's line. */
function isLaidRight(state: State, seat: Seat): boolean {
  const laid = laidDominoes(state, seat).map(({ domino }) => domino);
  const current = [...state.line.subarray(0, actedKings(state))].filter((_, at) => state.lineKings[at] === seat);
  const before = (state.round - 1) * state.kingsPerSeat;
  return laid.length === before + current.length && current.join() === laid.slice(before).join();
}
