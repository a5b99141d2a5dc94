import { type MoveCode, parseNumeral, popcount } from '@crownhold/core';
import { COLOURS, type Colour } from './colour.ts';
import { ACHIEVEMENTS, colourCode, DICE, isBase, WHITE } from './material.ts';
import { decodeMove, encodeMove, MOST_KINGDOMS, type Move } from './moves.ts';
import type { State } from './state.ts';

export function formatMove(state: State, code: MoveCode): string {
  const move = decodeMove(code);
  if (move === undefined) throw new Error(`${code} is no move of Colour Kingdoms`);
  switch (move.kind) {
    case 'first':
      return `first ${move.seat}`;
    case 'land':
      return `land ${DICE[move.die]} ${move.drops} ${formatKingdoms(move.kingdoms)}`;
    case 'take':
      return ['take', DICE[move.die], move.kingdom, ...(move.colour ? [move.colour] : [])].join(' ');
    case 'move':
    case 'split':
      return `${move.kind} ${move.kingdom}`;
    case 'paint':
      return `paint ${formatArea(state, move.area)}${formatMatch(move.isMatch)}`;
    case 'blend':
    case 'tower':
      return `${move.kind} ${formatArea(state, move.area)} ${move.colour}${formatMatch(move.isMatch)}`;
    case 'choose':
      return `choose ${move.colour}`;
    case 'strike':
      return `strike ${move.row} ${move.number}`;
    default:
      return move.kind;
  }
}

export function parseMove(state: State, text: string): MoveCode | undefined {
  const [kind = '', ...parts] = text.split(' ');
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind as Move['kind']] : undefined;
  const move = reader?.(parts, state);
  return move && encodeMove(move);
}

export function formatArea(state: State, area: number): string {
  return state.atlas.map.areas[area]!.label;
}

/** `green+brown`: kingdoms in the order of C1. */
export function formatKingdoms(kingdoms: number): string {
  return COLOURS.filter((_, index) => (kingdoms >> index) & 1).join('+');
}

export function parseKingdoms(text: string): number | undefined {
  const kingdoms = text.split('+').map(parseColour);
  const bits = kingdoms.reduce((set, kingdom) => (kingdom ? set | (1 << COLOURS.indexOf(kingdom)) : set), 0);
  // What is no kingdom, out of order or there twice would be written differently.
  return bits > 0 && formatKingdoms(bits) === text && popcount(bits) <= MOST_KINGDOMS ? bits : undefined;
}

type Reader = (parts: readonly string[], state: State) => Move | undefined;

const READERS: Readonly<Record<Move['kind'], Reader>> = {
  first: ([seatText, ...rest]) => {
    const seat = parseNumeral(seatText);
    return seat === undefined || rest.length > 0 ? undefined : { kind: 'first', seat };
  },
  land: ([dieText, dropsText, kingdomsText = '', ...rest]) => {
    const die = parseDie(dieText);
    const kingdoms = parseKingdoms(kingdomsText);
    if (die === undefined || !/^[234]$/.test(dropsText ?? '') || kingdoms === undefined || rest.length > 0)
      return undefined;
    return { kind: 'land', die, drops: Number(dropsText), kingdoms };
  },
  take: ([dieText, kingdomText, colourText, ...rest]) => {
    const die = parseDie(dieText);
    const kingdom = parseColour(kingdomText);
    const colour = parseColour(colourText);
    if (die === undefined || kingdom === undefined || rest.length > 0) return undefined;
    const isRight = die === WHITE ? colour !== undefined && isBase(colourCode(colour)) : colourText === undefined;
    return isRight ? { kind: 'take', die, kingdom, colour } : undefined;
  },
  move: ([kingdomText, ...rest]) => {
    const kingdom = parseColour(kingdomText);
    return kingdom && rest.length === 0 ? { kind: 'move', kingdom } : undefined;
  },
  split: ([kingdomText, ...rest]) => {
    const kingdom = parseColour(kingdomText);
    return kingdom && rest.length === 0 ? { kind: 'split', kingdom } : undefined;
  },
  paint: ([areaText, ...rest], state) => {
    const area = parseArea(state, areaText);
    const isMatch = parseMatch(rest);
    return area === undefined || isMatch === undefined ? undefined : { kind: 'paint', area, isMatch };
  },
  blend: (parts, state) => readMixed('blend', parts, state),
  tower: (parts, state) => readMixed('tower', parts, state),
  choose: ([colourText, ...rest]) => {
    const colour = parseColour(colourText);
    return colour && !isBase(colourCode(colour)) && rest.length === 0 ? { kind: 'choose', colour } : undefined;
  },
  done: (parts) => (parts.length === 0 ? { kind: 'done' } : undefined),
  reveal: (parts) => (parts.length === 0 ? { kind: 'reveal' } : undefined),
  strike: ([rowText, numberText, ...rest]) => {
    const row = ACHIEVEMENTS.slice(0, -1).find((name) => name === rowText);
    if (row === undefined || !/^[1-4]$/.test(numberText ?? '') || rest.length > 0) return undefined;
    return { kind: 'strike', row, number: Number(numberText) };
  },
};

function readMixed(kind: 'blend' | 'tower', parts: readonly string[], state: State): Move | undefined {
  const [areaText, colourText, ...rest] = parts;
  const area = parseArea(state, areaText);
  const colour = parseColour(colourText);
  const isMatch = parseMatch(rest);
  if (area === undefined || colour === undefined || isMatch === undefined) return undefined;
  return kind === 'blend' && isBase(colourCode(colour)) ? undefined : { kind, area, colour, isMatch };
}

const MATCH = 'match';

function formatMatch(isMatch: boolean): string {
  return isMatch ? ` ${MATCH}` : '';
}

function parseMatch(rest: readonly string[]): boolean | undefined {
  if (rest.length === 0) return false;
  return rest.length === 1 && rest[0] === MATCH ? true : undefined;
}

function parseDie(text: string | undefined): number | undefined {
  const die = (DICE as readonly string[]).indexOf(text ?? '');
  return die < 0 ? undefined : die;
}

function parseColour(text: string | undefined): Colour | undefined {
  return COLOURS.find((name) => name === text);
}

function parseArea(state: State, text: string | undefined): number | undefined {
  return state.atlas.map.areas.find(({ label }) => label === text)?.id;
}
