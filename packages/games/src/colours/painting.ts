import { lowestBit, type MoveCode, type Seat } from '@crownhold/core';
import * as atlas from './atlas.ts';
import * as material from './material.ts';
import * as moves from './moves.ts';
import { BEGUN, MOVED, type State } from './state.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const { highBit, kingdomHigh, kingdomLow, LOW_AREAS, lowBit, NO_AREA, TOWERS_PER_AREA } = atlas;
const { BLOTS, isBase, mixtureOf, SPELL_NAMES } = material;
const { paintRest } = moves;
const [MOVE, SPLIT, PAINT, BLEND, TOWER, CHOOSE, DONE] = (
  ['move', 'split', 'paint', 'blend', 'tower', 'choose', 'done'] as const
).map(moves.codeOfKind) as [number, number, number, number, number, number, number];
const COLOURS = 6;
const SPELLS = 4;
const KINGDOMS = 6;
const ALL_AREAS = 2 ** 27 - 1;
const [MOVE_SPELL, MATCH_SPELL, SPLIT_SPELL, BLEND_SPELL] = SPELL_NAMES.map((_, index) => index) as [
  number,
  number,
  number,
  number,
];

// A sheet is sets of areas, each of two words: those painted in each colour, those beside each colour, all that are
// painted, and those painted in each colour when the round began.
export const NEAR_PLANE = 12;
export const PAINTED_PLANE = 24;
export const SHOWN_PLANE = 26;

/** The areas that the drops of a seat's die reach. */
function reachLow(state: State, seat: Seat): number {
  let areas = 0;
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
    if ((state.reaches[seat]! >> kingdom) & 1) areas |= kingdomLow(kingdom);
  }
  return areas;
}

function reachHigh(state: State, seat: Seat): number {
  let areas = 0;
  for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
    if ((state.reaches[seat]! >> kingdom) & 1) areas |= kingdomHigh(kingdom);
  }
  return areas;
}

export function hasSpell(state: State, seat: Seat, spell: number): boolean {
  return state.spells[seat * SPELLS + spell]! > 0;
}

export function isPainted(state: State, seat: Seat, area: number): boolean {
  const painted = state.boardStart(seat) + PAINTED_PLANE;
  return ((state.boards[painted]! & lowBit(area)) | (state.boards[painted + 1]! & highBit(area))) !== 0;
}

/** [C24] Whether a neighbour has this colour. */
export function clashes(state: State, seat: Seat, area: number, colour: number): boolean {
  const near = state.boardStart(seat) + NEAR_PLANE + 2 * (colour - 1);
  return ((state.boards[near]! & lowBit(area)) | (state.boards[near + 1]! & highBit(area))) !== 0;
}

/** The colour of an area, 0 if it is unpainted; as it is, or as others see it. */
export function colourAt(state: State, seat: Seat, area: number, plane: 0 | typeof SHOWN_PLANE = 0): number {
  const board = state.boardStart(seat) + plane;
  for (let colour = 1; colour <= COLOURS; colour++) {
    const at = board + 2 * (colour - 1);
    if (((state.boards[at]! & lowBit(area)) | (state.boards[at + 1]! & highBit(area))) !== 0) return colour;
  }
  return 0;
}

/** [C30] Whether a seat may colour in any way, drops of towers included. */
export function listColouring(state: State, seat: Seat, out: Int32Array): number {
  if (state.choices[seat]! > 0) return listChoices(out);
  let count = listSpells(state, seat, out);
  const board = state.boardStart(seat);
  const free0 = ~state.boards[board + PAINTED_PLANE]! & ALL_AREAS;
  const free1 = ~state.boards[board + PAINTED_PLANE + 1]! & ALL_AREAS;
  if (state.left[seat]! > 0) {
    const own0 = free0 & reachLow(state, seat);
    const own1 = free1 & reachHigh(state, seat);
    const colour = state.colours[seat]!;
    count = listPaints(state, seat, own0, 0, colour, out, count);
    count = listPaints(state, seat, own1, 1, colour, out, count);
    if (state.left[seat]! > 1 && hasSpell(state, seat, BLEND_SPELL)) {
      count = listMixed(state, seat, own0, 0, BLEND, COMPOSITES, out, count);
      count = listMixed(state, seat, own1, 1, BLEND, COMPOSITES, out, count);
    }
  }
  const drops = dropColours(state, seat);
  if (drops !== 0) {
    count = listMixed(state, seat, free0, 0, TOWER, drops, out, count);
    count = listMixed(state, seat, free1, 1, TOWER, drops, out, count);
  }
  out[count++] = DONE;
  return count;
}

/** [C29] Composite colours have the even codes. */
function listChoices(out: Int32Array): number {
  let count = 0;
  for (let colour = 2; colour <= COLOURS; colour += 2) out[count++] = CHOOSE + colour;
  return count;
}

/** Colours as bits. */
const COMPOSITES = (1 << 2) | (1 << 4) | (1 << 6);

/** The colours of a seat's tower drops, a bit for each. */
function dropColours(state: State, seat: Seat): number {
  let colours = 0;
  for (let colour = 1; colour <= COLOURS; colour++) {
    if (state.drops[seat * COLOURS + colour - 1]! > 0) colours |= 1 << colour;
  }
  return colours;
}

function listSpells(state: State, seat: Seat, out: Int32Array): number {
  let count = 0;
  const home = state.homes[seat]!;
  if (state.stages[seat] === 0 && hasSpell(state, seat, MOVE_SPELL)) {
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) if (kingdom !== home) out[count++] = MOVE + kingdom;
  }
  if (state.left[seat]! > 0 && hasSpell(state, seat, SPLIT_SPELL)) {
    const open = state.atlas.kingdomNeighbours[home]! & ~state.reaches[seat]!;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) if ((open >> kingdom) & 1) out[count++] = SPLIT + kingdom;
  }
  return count;
}

/** Writes the ways to paint some areas of one word with a drop of the die. */
function listPaints(
  state: State,
  seat: Seat,
  areas: number,
  word: number,
  colour: number,
  out: Int32Array,
  from: number,
): number {
  const near = state.boards[state.boardStart(seat) + NEAR_PLANE + 2 * (colour - 1) + word]!;
  let count = from;
  for (let rest = hasSpell(state, seat, MATCH_SPELL) ? areas : areas & ~near; rest !== 0; rest &= rest - 1) {
    const at = lowestBit(rest);
    out[count++] = PAINT + ((at + word * LOW_AREAS) << 1) + ((near >> at) & 1);
  }
  return count;
}

/** The same for blended and tower drops, in each of some colours. */
function listMixed(
  state: State,
  seat: Seat,
  areas: number,
  word: number,
  kind: MoveCode,
  colours: number,
  out: Int32Array,
  from: number,
): number {
  const nears = state.boardStart(seat) + NEAR_PLANE + word;
  const canMatch = hasSpell(state, seat, MATCH_SPELL);
  let count = from;
  for (let rest = areas; rest !== 0; rest &= rest - 1) {
    const at = lowestBit(rest);
    for (let colour = 1; colour <= COLOURS; colour++) {
      if (((colours >> colour) & 1) === 0) continue;
      const match = (state.boards[nears + 2 * (colour - 1)]! >> at) & 1;
      if (match === 0 || canMatch) out[count++] = kind + paintRest(at + word * LOW_AREAS, colour, match);
    }
  }
  return count;
}

/** [C31] The die counts as taken from another kingdom. */
export function moveDie(state: State, seat: Seat, kingdom: number): void {
  spend(state, seat, MOVE_SPELL);
  state.homes[seat] = kingdom;
  state.reaches[seat] = 1 << kingdom;
  state.stages[seat]! |= MOVED;
}

/** [C33] The die's drops reach one kingdom more. */
export function splitDie(state: State, seat: Seat, kingdom: number): void {
  spend(state, seat, SPLIT_SPELL);
  state.reaches[seat]! |= 1 << kingdom;
  state.stages[seat]! |= BEGUN;
}

/** [C23] */
export function paintWithDie(state: State, seat: Seat, area: number, match: number): void {
  state.left[seat]!--;
  place(state, seat, area, state.colours[seat]!, match);
}

/** [C34] */
export function paintBlended(state: State, seat: Seat, area: number, colour: number, match: number): void {
  spend(state, seat, BLEND_SPELL);
  state.left[seat]! -= 2;
  place(state, seat, area, colour, match);
}

/** [C30] */
export function paintFromTower(state: State, seat: Seat, area: number, colour: number, match: number): void {
  state.drops[seat * COLOURS + colour - 1]!--;
  place(state, seat, area, colour, match);
}

/** [C29] */
export function chooseDrop(state: State, seat: Seat, colour: number): void {
  state.choices[seat]!--;
  state.gainedDrops[seat * COLOURS + colour - 1]!++;
}

/** [C25] Unused drops of the die cost one blot, if there is one left. */
export function blotUnused(state: State, seat: Seat): void {
  if (state.left[seat]! > 0 && state.blots[seat]! < BLOTS) state.blots[seat]!++;
}

function spend(state: State, seat: Seat, spell: number): void {
  state.spells[seat * SPELLS + spell]!--;
}

function place(state: State, seat: Seat, area: number, colour: number, match: number): void {
  if (match === 1) spend(state, seat, MATCH_SPELL);
  state.stages[seat]! |= BEGUN;
  paintArea(state, seat, area, colour);
  const spell = state.atlas.spells[area]!;
  // [C28]
  if (spell !== 0) state.gainedSpells[seat * SPELLS + spell - 1]!++;
  for (let i = 0; i < TOWERS_PER_AREA; i++) {
    const mate = state.atlas.towerMates[area * TOWERS_PER_AREA + i]!;
    if (mate !== NO_AREA && isPainted(state, seat, mate))
      completeTower(state, seat, colour, colourAt(state, seat, mate));
  }
}

/** [C29] What the colours of a tower's two areas give. */
function completeTower(state: State, seat: Seat, one: number, other: number): void {
  if (isBase(one) && isBase(other)) state.gainedDrops[seat * COLOURS + mixtureOf(one, other) - 1]!++;
  else state.choices[seat]!++;
}

/** Puts a colour on the sheet, and nothing more. */
export function paintArea(state: State, seat: Seat, area: number, colour: number): void {
  const { boards, atlas: tables } = state;
  const board = state.boardStart(seat);
  const plane = board + 2 * (colour - 1);
  boards[plane]! |= lowBit(area);
  boards[plane + 1]! |= highBit(area);
  boards[plane + NEAR_PLANE]! |= tables.neighboursLow[area]!;
  boards[plane + NEAR_PLANE + 1]! |= tables.neighboursHigh[area]!;
  boards[board + PAINTED_PLANE]! |= lowBit(area);
  boards[board + PAINTED_PLANE + 1]! |= highBit(area);
}
