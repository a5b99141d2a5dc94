import type { Seat } from '@crownhold/core';
import { cellCode } from '../../src/duel/grid.ts';
import { duel } from '../../src/duel/index.ts';
import { ARMS, type Arms, armsCode, SPELLS, type Spell } from '../../src/duel/material.ts';
import type { Options } from '../../src/duel/options.ts';
import { drawSquare } from '../../src/duel/placement.ts';
import { cellRows, parseSquare } from '../../src/duel/sheet.ts';
import { PHASES, type State } from '../../src/duel/state.ts';
import { tableOf } from '../table.ts';

export const DRAWN: Options = { seats: 2, spellbook: 'drawn', first: 0 };
export const ALWAYS: Options = { ...DRAWN, spellbook: 'always' };

export const { legal, play, played, refused } = tableOf(duel);

/** What the seats have before the dice of a round are rolled; by seat. */
export interface Setup {
  readonly maps?: readonly (readonly string[])[];
  readonly spells?: readonly (readonly Spell[])[];
  readonly ticks?: readonly Partial<Record<Arms, number>>[];
}

/** The third round of a game, in which seat 0 is A, before its dice are rolled. */
export function roundOf({ maps = [], spells = [], ticks = [] }: Setup, options: Options = DRAWN): State {
  const state = duel.create(options);
  state.round = 3;
  for (const [seat, rows] of maps.entries()) drawMap(state, seat, rows);
  for (const [seat, list] of spells.entries()) {
    for (const spell of list) state.won[seat]! |= 1 << SPELLS.indexOf(spell);
  }
  for (const [seat, rows] of ticks.entries()) {
    for (const [arms, count] of Object.entries(rows)) {
      state.ticks[seat * ARMS.length + armsCode(arms as Arms) - 1] = count;
    }
  }
  return state;
}

/** The dice as they were rolled, four faces. */
export function rolled(setup: Setup, faces: string, options: Options = DRAWN): State {
  const state = roundOf(setup, options);
  for (const [die, face] of faces.split(' ').entries()) play(state, `roll ${die + 1} ${face}`);
  return state;
}

/** Seat 0, which is A, is to draw with these two dice; seat 1 has the others. */
export function dealt(setup: Setup, faces: string, dice: string, options: Options = DRAWN): State {
  const [first] = dice.split(' ');
  const rest = ['1', '2', '3', '4'].filter((die) => !dice.includes(die));
  return play(rolled(setup, faces, options), `take ${first}; take ${rest.join(' ')}`);
}

/** Draws squares on a seat's map, rows as on a score sheet. */
function drawMap(state: State, seat: Seat, rows: readonly string[]): void {
  for (const [y, cells] of cellRows().entries()) {
    const signs = rows[y]!.split(' ');
    for (const [x, cell] of cells.entries()) {
      const square = parseSquare(signs[x]!);
      if (square) drawSquare(state, seat, cellCode(cell), armsCode(square.arms), square.crosses);
    }
  }
}

/** A finished game with these maps. */
export function finished(...maps: readonly (readonly string[])[]): State {
  const state = roundOf({ maps });
  state.phaseIndex = PHASES.indexOf('over');
  return state;
}

/** The rows of the spellbook that have ticks, of one seat. */
export function ticksOf(state: State, seat: Seat): Partial<Record<Arms, number>> {
  const rows = ARMS.map((arms, row) => [arms, state.ticks[seat * ARMS.length + row]!] as const);
  return Object.fromEntries(rows.filter(([, count]) => count > 0));
}

/** The spells that a seat has won, and not used. */
export function spellsOf(state: State, seat: Seat): readonly Spell[] {
  return SPELLS.filter((spell) => state.hasWon(seat, spell) && !state.hasUsed(seat, spell));
}
