import { isRefusal, parseNumeral, type Seat } from '@crownhold/core';
import { cellCode } from './grid.ts';
import { armsCode, armsName, DIE_COUNT, formatFace, hasFace, parseArms, parseFace, SPELLS } from './material.ts';
import { type Options, parseOptions } from './options.ts';
import { drawSquare } from './placement.ts';
import { create } from './rules.ts';
import { cellRows, formatGround, MAX_CROSSES, parseSquare } from './sheet.ts';
import { PHASES, STAGES, type State, UNROLLED } from './state.ts';
import { isConsistent } from './state-consistency.ts';

/**
 * A state on one line, its fields between bars: options; round, phase, acting seat and A; the dice; the powers announced
 * and who has drawn in this round; then each seat's turns, castle, ticks, spells, named arms and map.
 *
 *     2 drawn random | 2 draw 1 0 | dot+1@0 ?@1=black dot@0! black@1 | name 0 | 4 - 120000 ------ - ......./…
 */
export function formatState(state: State): string {
  const { seats, spellbook, first } = state.options;
  return [
    `${seats} ${spellbook} ${first}`,
    `${state.round} ${state.phase} ${state.seat} ${state.leader}`,
    Array.from({ length: DIE_COUNT }, (_, die) => formatDie(state, die)).join(' '),
    `${state.stage} ${EVERY_SEAT.filter((seat) => (state.drew >> seat) & 1).join('') || NOTHING}`,
    ...EVERY_SEAT.map((seat) => formatSeat(state, seat)),
  ].join(BAR);
}

/** `undefined` unless all of it is consistent. */
export function parseState(text: string): State | undefined {
  const [optionsText = '', progress = '', dice = '', powers = '', ...seats] = text.split(BAR);
  const options = parseOptionsText(optionsText);
  if (options === undefined || seats.length !== EVERY_SEAT.length) return undefined;
  const state = create(options);
  const isRead =
    readProgress(state, progress) &&
    readDice(state, dice) &&
    readPowers(state, powers) &&
    seats.every((seatText, seat) => readSeat(state, seat, seatText));
  return isRead && isConsistent(state) ? state : undefined;
}

const BAR = ' | ';
const NOTHING = '-';
const EVERY_SEAT: readonly Seat[] = [0, 1];
const CASTLE = 'castle';
const [UNWON, WON, USED] = ['-', '+', 'x'];

function formatDie(state: State, die: number): string {
  if (state.faces[die] === UNROLLED) return NOTHING;
  const owner = EVERY_SEAT.find((seat) => (state.hands[seat]! >> die) & 1);
  const name = state.names[die]!;
  return [
    formatFace(state.faces[die]!),
    owner === undefined ? '' : `@${owner}`,
    name === 0 ? '' : `=${armsName(name)}`,
    (state.marked >> die) & 1 ? '!' : '',
  ].join('');
}

function formatSeat(state: State, seat: Seat): string {
  const ticks = state.ticks.subarray(seat * SPELLS.length, (seat + 1) * SPELLS.length);
  const spells = SPELLS.map((spell) => {
    if (!state.hasWon(seat, spell)) return UNWON;
    return state.hasUsed(seat, spell) ? USED : WON;
  });
  const named = state.named[seat]!;
  return [
    state.turns[seat],
    (state.castles >> seat) & 1 ? NOTHING : CASTLE,
    [...ticks].join(''),
    spells.join(''),
    named === 0 ? NOTHING : armsName(named),
    formatMap(state, seat),
  ].join(' ');
}

function formatMap(state: State, seat: Seat): string {
  const rows = cellRows().map((row) => row.map((cell) => formatGround(state, seat, cell)).join(''));
  return rows.join('/');
}

function parseOptionsText(text: string): Options | undefined {
  const [seats = '', spellbook, first = '', ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  const options = parseOptions({ seats: parseNumeral(seats), spellbook, first: parseNumeral(first) ?? first });
  return isRefusal(options) ? undefined : options;
}

function readProgress(state: State, text: string): boolean {
  const [round = '', phase, seat = '', leader = '', ...rest] = text.split(' ');
  const phaseIndex = (PHASES as readonly string[]).indexOf(phase ?? '');
  const [roundNumber, seatNumber, leaderNumber] = [round, seat, leader].map(parseNumeral);
  if (rest.length > 0 || phaseIndex < 0) return false;
  if (!isByte(roundNumber) || !isSeat(seatNumber) || !isSeat(leaderNumber)) return false;
  state.round = roundNumber;
  state.phaseIndex = phaseIndex;
  state.seat = seatNumber;
  state.leader = leaderNumber;
  return true;
}

function readDice(state: State, text: string): boolean {
  const dice = text.split(' ');
  return dice.length === DIE_COUNT && dice.every((die, index) => die === NOTHING || readDie(state, index, die));
}

function readDie(state: State, die: number, text: string): boolean {
  const [, faceText = '', owner, name, mark] = /^([^@=!]+)(?:@([01]))?(?:=([a-z-]+))?(!)?$/.exec(text) ?? [];
  const face = parseFace(faceText);
  const arms = name === undefined ? 0 : parseArms(name);
  if (face === undefined || arms === undefined || !hasFace(die, face)) return false;
  state.faces[die] = face;
  state.names[die] = arms;
  if (owner !== undefined) state.hands[Number(owner)]! |= 1 << die;
  if (mark !== undefined) state.marked |= 1 << die;
  return true;
}

function readPowers(state: State, text: string): boolean {
  const [stage, drew, ...rest] = text.split(' ');
  const stageIndex = (STAGES as readonly string[]).indexOf(stage ?? '');
  const drewIndex = [NOTHING, '0', '1', '01'].indexOf(drew ?? '');
  if (rest.length > 0 || stageIndex < 0 || drewIndex < 0) return false;
  state.stageIndex = stageIndex;
  // The places in the list are the sets of seats as bits.
  state.drew = drewIndex;
  return true;
}

function readSeat(state: State, seat: Seat, text: string): boolean {
  const [turns = '', castle, ticks = '', spells = '', named = '', map = '', ...rest] = text.split(' ');
  const turnCount = parseNumeral(turns);
  const arms = named === NOTHING ? 0 : parseArms(named);
  if (rest.length > 0 || !isByte(turnCount) || arms === undefined) return false;
  if (castle !== CASTLE && castle !== NOTHING) return false;
  if (!/^\d{6}$/.test(ticks) || !/^[-+x]{6}$/.test(spells)) return false;
  state.turns[seat] = turnCount;
  state.named[seat] = arms;
  if (castle === NOTHING) state.castles |= 1 << seat;
  state.ticks.set([...ticks].map(Number), seat * SPELLS.length);
  for (const [index, sign] of [...spells].entries()) {
    if (sign !== UNWON) state.won[seat]! |= 1 << index;
    if (sign === USED) state.used[seat]! |= 1 << index;
  }
  return readMap(state, seat, map);
}

function readMap(state: State, seat: Seat, text: string): boolean {
  const rows = text.split('/');
  const cells = cellRows();
  if (rows.length !== cells.length) return false;
  return rows.every((row, y) => {
    const signs = row.match(/[A-Za-z.]\d*/g) ?? [];
    if (signs.join('') !== row || signs.length !== cells[y]!.length) return false;
    return signs.every((sign, x) => {
      const cell = cells[y]![x]!;
      if ((sign === 'C') !== (cell.x === 0 && cell.y === 0)) return false;
      if (sign === 'C' || sign === '.') return true;
      const square = parseSquare(sign);
      if (square === undefined || square.crosses > MAX_CROSSES) return false;
      drawSquare(state, seat, cellCode(cell), armsCode(square.arms), square.crosses);
      return true;
    });
  });
}

function isByte(value: number | undefined): value is number {
  return value !== undefined && value < 256;
}

function isSeat(value: number | undefined): value is Seat {
  return value === 0 || value === 1;
}
