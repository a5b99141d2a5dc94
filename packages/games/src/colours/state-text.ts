import { isRefusal, parseNumeral, type Seat } from '@crownhold/core';
import { AREA_COUNT, AREAS_PER_KINGDOM } from './atlas.ts';
import { COLOURS, LETTERS } from './colour.ts';
import { ACHIEVEMENTS, colourCode, colourName, DICE, parseColour, SPELL_NAMES } from './material.ts';
import { formatKingdoms, parseKingdoms } from './notation.ts';
import { type Options, parseOptions } from './options.ts';
import { colourAt, paintArea, SHOWN_PLANE } from './painting.ts';
import { NO_DIE, PHASES, State } from './state.ts';
import { isConsistent } from './state-consistency.ts';

/**
 * A state on one line, its fields between bars: options; round, phase, token and `last`; the dice; numbers struck; then each
 * seat's turns, die, turn in the making, sheet, spells, tower drops, blots and places.
 *
 *     2 first | 3 play 1 - | blue:3:green red:2:red+brown* … | - | 4 red>red red:red:2:-:0 b.r....../… 0100/0100/0000 …
 */
export function formatState(state: State): string {
  return [
    `${state.seats} ${state.options.map}`,
    `${state.round} ${state.phase} ${state.token} ${state.isLast ? LAST : NOTHING}`,
    DICE.map((_, die) => formatDie(state, die)).join(' '),
    formatStruck(state),
    ...Array.from({ length: state.seats }, (_, seat) => formatSeat(state, seat)),
  ].join(BAR);
}

/** `undefined` unless all of it is consistent. */
export function parseState(text: string): State | undefined {
  const [optionsText = '', progress = '', dice = '', struck = '', ...seats] = text.split(BAR);
  const options = parseOptionsText(optionsText);
  if (options === undefined || seats.length !== options.seats) return undefined;
  const state = new State(options);
  const isRead =
    readProgress(state, progress) &&
    readDice(state, dice) &&
    readStruck(state, struck) &&
    seats.every((seatText, seat) => readSeat(state, seat, seatText));
  return isRead && isConsistent(state) ? state : undefined;
}

const BAR = ' | ';
const NOTHING = '-';
const LAST = 'last';
const IN_BOX = '';
const OUT_OF_BOX = '*';
const DONE = 'done';
const DIGITS = 6;

/** `red:2:red+brown`, with a star once it is taken. */
function formatDie(state: State, die: number): string {
  if (state.numbers[die] === 0) return NOTHING;
  const mark = (state.box >> die) & 1 || state.phase === 'land' ? IN_BOX : OUT_OF_BOX;
  return `${DICE[die]}:${state.numbers[die]}:${formatKingdoms(state.landings[die]!)}${mark}`;
}

function formatStruck(state: State): string {
  const rows = ACHIEVEMENTS.flatMap((row, index) =>
    state.struck[index] === 0 ? [] : [`${row}:${state.struck[index]}`],
  );
  return rows.join(' ') || NOTHING;
}

function formatSeat(state: State, seat: Seat): string {
  const counts = (all: Uint8Array, length: number) => [...all.subarray(seat * length, (seat + 1) * length)].join('');
  const spells = [state.spells, state.shownSpells, state.gainedSpells].map((all) => counts(all, SPELL_NAMES.length));
  const drops = [state.drops, state.shownDrops, state.gainedDrops].map((all) => formatDrops(all, seat));
  return [
    state.turns[seat],
    formatHand(state, seat),
    formatTurn(state, seat),
    formatSheet(state, seat),
    spells.join('/'),
    drops.join('/'),
    `${state.blots[seat]}/${state.shownBlots[seat]}`,
    counts(state.places, ACHIEVEMENTS.length),
  ].join(' ');
}

/** Drops may be more than nine of a colour: with commas. */
function formatDrops(all: Uint8Array, seat: Seat): string {
  return [...all.subarray(seat * COLOURS.length, (seat + 1) * COLOURS.length)].join(',');
}

function formatHand(state: State, seat: Seat): string {
  const die = state.dice[seat]!;
  if (die === NO_DIE) return NOTHING;
  return `${DICE[die]}>${COLOURS[state.kingdoms[seat]!]}=${colourName(state.colours[seat]!)}`;
}

function formatTurn(state: State, seat: Seat): string {
  if (state.dice[seat] === NO_DIE) return NOTHING;
  const end = state.done[seat] === 1 ? DONE : state.choices[seat];
  return [
    COLOURS[state.homes[seat]!],
    formatKingdoms(state.reaches[seat]!),
    state.left[seat],
    state.stages[seat],
    end,
  ].join(':');
}

/** A letter for each area, kingdom by kingdom; a capital for what was painted in this round. */
function formatSheet(state: State, seat: Seat): string {
  const signs = Array.from({ length: AREA_COUNT }, (_, area) => {
    const colour = colourAt(state, seat, area);
    if (colour === 0) return '.';
    const letter = LETTERS[colourName(colour)];
    return colourAt(state, seat, area, SHOWN_PLANE) === 0 ? letter.toUpperCase() : letter;
  });
  return COLOURS.map((_, kingdom) =>
    signs.slice(kingdom * AREAS_PER_KINGDOM, (kingdom + 1) * AREAS_PER_KINGDOM).join(''),
  ).join('/');
}

function parseOptionsText(text: string): Options | undefined {
  const [seats, map, ...rest] = text.split(' ');
  if (rest.length > 0) return undefined;
  const options = parseOptions({ seats: parseNumeral(seats), map });
  return isRefusal(options) ? undefined : options;
}

function readProgress(state: State, text: string): boolean {
  const [roundText, phase, tokenText, last, ...rest] = text.split(' ');
  const phaseIndex = indexIn(PHASES, phase);
  const [round, token] = [parseNumeral(roundText), parseNumeral(tokenText)];
  if (rest.length > 0 || phaseIndex < 0 || round === undefined || round > 255) return false;
  if (token === undefined || token >= state.seats || (last !== LAST && last !== NOTHING)) return false;
  state.round = round;
  state.phaseIndex = phaseIndex;
  state.token = token;
  state.isLast = last === LAST ? 1 : 0;
  return true;
}

function indexIn(names: readonly string[], name: string | undefined): number {
  return name === undefined ? -1 : names.indexOf(name);
}

function readDice(state: State, text: string): boolean {
  const texts = text.split(' ');
  return texts.length === DICE.length && texts.every((die, index) => die === NOTHING || readDie(state, index, die));
}

function readDie(state: State, die: number, text: string): boolean {
  const [, name, drops, kingdomsText = '', mark] = /^([a-z]+):([234]):([a-z+]+)(\*)?$/.exec(text) ?? [];
  const kingdoms = parseKingdoms(kingdomsText);
  if (name !== DICE[die] || !kingdoms) return false;
  state.numbers[die] = Number(drops);
  state.landings[die] = kingdoms;
  if (mark === undefined && state.phase !== 'land') state.box |= 1 << die;
  return true;
}

function readStruck(state: State, text: string): boolean {
  if (text === NOTHING) return true;
  let last = -1;
  return text.split(' ').every((entry) => {
    const [, row, struck] = /^([a-z]+):([123])$/.exec(entry) ?? [];
    const index = indexIn(ACHIEVEMENTS, row);
    if (index <= last) return false;
    last = index;
    state.struck[index] = Number(struck);
    return true;
  });
}

function readSeat(state: State, seat: Seat, text: string): boolean {
  const [turnsText, hand = '', turn = '', sheet = '', spells = '', drops = '', blots = '', places = '', ...rest] =
    text.split(' ');
  const turns = parseNumeral(turnsText);
  if (rest.length > 0 || turns === undefined || turns > 255) return false;
  state.turns[seat] = turns;
  return (
    readHand(state, seat, hand) &&
    readTurn(state, seat, turn) &&
    readSheet(state, seat, sheet) &&
    readCounts(
      spells.split('/'),
      [state.spells, state.shownSpells, state.gainedSpells],
      seat,
      '',
      SPELL_NAMES.length,
    ) &&
    readCounts(drops.split('/'), [state.drops, state.shownDrops, state.gainedDrops], seat, ',', DIGITS) &&
    readCounts(blots.split('/'), [state.blots, state.shownBlots], seat, ',', 1) &&
    readCounts([places], [state.places], seat, '', ACHIEVEMENTS.length)
  );
}

function readHand(state: State, seat: Seat, text: string): boolean {
  if (text === NOTHING) return true;
  const [, dieName, kingdomName, colourText = ''] = /^([a-z]+)>([a-z]+)=([a-z]+)$/.exec(text) ?? [];
  const die = indexIn(DICE, dieName);
  const kingdom = indexIn(COLOURS, kingdomName);
  const colour = parseColour(colourText);
  if (die < 0 || kingdom < 0 || colour === undefined) return false;
  state.dice[seat] = die;
  state.kingdoms[seat] = kingdom;
  state.colours[seat] = colour;
  return true;
}

function readTurn(state: State, seat: Seat, text: string): boolean {
  if (state.dice[seat] === NO_DIE) return text === NOTHING;
  const [homeText, reachText = '', left, stage, end = '', ...rest] = text.split(':');
  const home = indexIn(COLOURS, homeText);
  const reach = parseKingdoms(reachText);
  if (home < 0 || !reach || rest.length > 0 || !/^[0-4]$/.test(left ?? '') || !/^[0-3]$/.test(stage ?? ''))
    return false;
  if (end !== DONE && !/^[0-9]$/.test(end)) return false;
  state.homes[seat] = home;
  state.reaches[seat] = reach;
  state.left[seat] = Number(left);
  state.stages[seat] = Number(stage);
  if (end === DONE) state.done[seat] = 1;
  else state.choices[seat] = Number(end);
  return true;
}

function readSheet(state: State, seat: Seat, text: string): boolean {
  const signs = text.split('/').map((row) => [...row]);
  if (signs.length !== COLOURS.length || signs.some((row) => row.length !== AREAS_PER_KINGDOM)) return false;
  return signs.flat().every((sign, area) => {
    if (sign === '.') return true;
    const colour = COLOURS.find((name) => LETTERS[name] === sign.toLowerCase());
    if (colour === undefined) return false;
    paintArea(state, seat, area, colourCode(colour));
    if (sign === sign.toLowerCase()) showArea(state, seat, area, colourCode(colour));
    return true;
  });
}

function showArea(state: State, seat: Seat, area: number, colour: number): void {
  const plane = state.boardStart(seat) + SHOWN_PLANE + 2 * (colour - 1) + (area < AREA_COUNT / 2 ? 0 : 1);
  state.boards[plane]! |= 1 << (area % (AREA_COUNT / 2));
}

function readCounts(
  texts: readonly string[],
  targets: readonly Uint8Array[],
  seat: Seat,
  separator: string,
  length: number,
): boolean {
  if (texts.length !== targets.length) return false;
  return targets.every((target, index) => {
    const counts = texts[index]!.split(separator).map(parseNumeral);
    if (counts.length !== length || counts.some((count) => count === undefined || count > 99)) return false;
    target.set(counts as number[], seat * length);
    return true;
  });
}
