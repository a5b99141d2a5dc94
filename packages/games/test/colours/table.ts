import { type Actor, CHANCE, listMoves, lowestActor, NOBODY, type Seat } from '@crownhold/core';
import { ATLASES } from '../../src/colours/atlas.ts';
import { COLOURS, type Colour } from '../../src/colours/colour.ts';
import { colours } from '../../src/colours/index.ts';
import {
  ACHIEVEMENTS,
  type Achievement,
  colourCode,
  colourName,
  SPELL_NAMES,
  type SpellName,
} from '../../src/colours/material.ts';
import { colourAt, paintArea } from '../../src/colours/painting.ts';
import { PHASES, type State } from '../../src/colours/state.ts';
import { show } from '../../src/colours/visibility.ts';

/** What the seats have when a round begins; by seat. Sheets are written like `b1 blue, b2 red`. */
export interface Setup {
  readonly seats?: number;
  readonly sheets?: readonly string[];
  readonly spells?: readonly (readonly SpellName[])[];
  readonly drops?: readonly (readonly Colour[])[];
  readonly blots?: readonly number[];
}

const { areas } = ATLASES.first.map;

/** The third round, before the dice are thrown; seat 0 holds the token. */
export function roundOf({ seats = 2, sheets = [], spells = [], drops = [], blots = [] }: Setup): State {
  const state = colours.create({ seats, map: 'first' });
  state.phaseIndex = PHASES.indexOf('land');
  state.round = 3;
  for (const [seat, sheet] of sheets.entries()) paint(state, seat, sheet);
  for (const [seat, list] of spells.entries()) {
    for (const spell of list) state.spells[seat * SPELL_NAMES.length + SPELL_NAMES.indexOf(spell)]!++;
  }
  for (const [seat, list] of drops.entries()) {
    for (const colour of list) state.drops[seat * COLOURS.length + COLOURS.indexOf(colour)]!++;
  }
  for (const [seat, count] of blots.entries()) state.blots[seat] = count;
  show(state);
  return state;
}

/** The same with dice in the box: `3 green` for blue, red, yellow and white in this order. */
export function thrown(setup: Setup, ...dice: readonly [string, string, string, string]): State {
  const state = roundOf(setup);
  const names = ['blue', 'red', 'yellow', 'white'];
  for (const [die, landing] of dice.entries()) act(state, CHANCE, `land ${names[die]} ${landing}`);
  return state;
}

/** Seat 0 colours alone with a die of this colour: `red 3 green`. The other dice show 2 and lie in other places. */
export function colouring(setup: Setup, die: 'blue' | 'red' | 'yellow', drops: number, kingdom: Colour): State {
  const landing = (name: string) => (name === die ? `${drops} ${kingdom}` : '2 blue') as string;
  const state = thrown({ seats: 1, ...setup }, landing('blue'), landing('red'), landing('yellow'), '2 blue');
  act(state, 0, `take ${die} ${kingdom}`);
  return state;
}

/** Paints areas and nothing more. */
export function paint(state: State, seat: Seat, sheet: string): void {
  for (const entry of sheet
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [label, colour] = entry.split(' ') as [string, Colour];
    paintArea(state, seat, areaOf(label), colourCode(colour));
  }
}

function areaOf(label: string): number {
  return areas.findIndex((area) => area.label === label);
}

/** Every area of a kingdom or of a kind of monster in one colour, as a sheet, but for some. */
export function all(of: Achievement, colour: Colour, ...but: readonly string[]): string {
  const members = areas.filter(({ kingdom, symbol }) => kingdom === of || symbol?.kind === of);
  return members
    .filter(({ label }) => !but.includes(label))
    .map(({ label }) => `${label} ${colour}`)
    .join(', ');
}

/** Rule and code of why somebody may not do this; `undefined` if they may. */
export function refused(state: State, actor: Actor, text: string): string | undefined {
  const move = colours.parseMove(state, text);
  if (move === undefined) return 'unreadable';
  const refusal = colours.refusal(state, actor, move);
  return refusal && `${refusal.rule} ${refusal.code}`;
}

export function act(state: State, actor: Actor, text: string): void {
  const refusal = refused(state, actor, text);
  if (refusal) throw new Error(`${actor}> ${text}: ${refusal}`);
  colours.apply(state, actor, colours.parseMove(state, text)!);
}

/** Plays steps separated by `;`, each of the seat before its `>`, or else of the lowest actor. */
export function play(state: State, steps: string): State {
  for (const step of steps
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [, seat, text] = /^(?:(\d)> )?(.*)$/.exec(step)!;
    act(state, seat === undefined ? lowestActor(colours.actors(state)) : Number(seat), text!);
  }
  return state;
}

/** The texts of an actor's legal moves. */
export function legal(state: State, actor: Actor): readonly string[] {
  if (colours.actors(state) === NOBODY) return [];
  return [...listMoves(colours, state, actor)].map((move) => colours.formatMove(state, move));
}

/** The colour of an area on a seat's sheet. */
export function colourOf(state: State, seat: Seat, label: string): Colour | undefined {
  const colour = colourAt(state, seat, areaOf(label));
  return colour === 0 ? undefined : colourName(colour);
}

/** Spells of a seat as `move match`, ready or gained. */
export function spellsOf(state: State, seat: Seat, from: 'spells' | 'gainedSpells' = 'spells'): string {
  return names(SPELL_NAMES, state[from], seat);
}

/** Tower drops of a seat as `green violet`, ready or gained. */
export function dropsOf(state: State, seat: Seat, from: 'drops' | 'gainedDrops' = 'drops'): string {
  return names(COLOURS, state[from], seat);
}

/** Achievements of a seat with their places as `blue 1, dragon 2`. */
export function placesOf(state: State, seat: Seat): string {
  return ACHIEVEMENTS.map((name, row) => [name, state.places[seat * ACHIEVEMENTS.length + row]!] as const)
    .filter(([, place]) => place > 0)
    .map((entry) => entry.join(' '))
    .join(', ');
}

function names(all: readonly string[], counts: Uint8Array, seat: Seat): string {
  return all.flatMap((name, index) => Array.from({ length: counts[seat * all.length + index]! }, () => name)).join(' ');
}
