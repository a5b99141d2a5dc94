import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FIRST_CROWNS, SECOND_CROWNS } from './halves.ts';
import { SIDES } from './mailbox-board.ts';
import { Scout } from './placement-search.ts';
import { CASTLE, Ground } from './playout-board.ts';
import { Deck } from './unseen-averages.ts';

const DOMINOES = 48;
const TERRAINS = 6;
const AREAS = 64;
/** More free cells around a territory make no difference. */
const MOST_LIBERTIES = 4;

/** What of a kingdom tells how it will end: general facts, then some for each terrain. */
const GENERAL = [
  'one',
  'points',
  'centred',
  'offCentre',
  'harmony',
  'holes',
  'tight',
  'frontier',
  'span',
  'castleSides',
  'pending',
  'pendingCrowns',
  'pendingDelay',
  'misfits',
] as const;
const BY_TERRAIN = ['growing', 'crowned', 'waiting'] as const;
export const FACTS = GENERAL.length + BY_TERRAIN.length * TERRAINS;
/** Where the general facts stand. */
export const AT = Object.fromEntries(GENERAL.map((name, at) => [name, at])) as Readonly<
  Record<(typeof GENERAL)[number], number>
>;

/** Reads the facts of one kingdom after another. */
export class Prospect {
  readonly facts = new Float64Array(FACTS);
  readonly #scout = new Scout(new Ground());
  readonly #deck = new Deck();
  readonly #liberties = new Uint8Array(AREAS);
  readonly #beside = new Int32Array(4);
  // Whose kingdom was read last, and how far it was.
  #seat = -1;
  #moves: Int32Array = new Int32Array(0);
  #dominoes: Uint8Array = new Uint8Array(0);

  /** The facts of a seat after a turn of its own. */
  read(state: State, seat: Seat): Float64Array {
    this.#deck.read(state);
    this.#visit(state, seat);
    this.#readKingdom();
    this.#readPending(state, seat);
    return this.facts;
  }

  /** Turns that differ only by the domino that is taken come one after the other: their kingdom is the same. */
  #visit(state: State, seat: Seat): void {
    const scout = this.#scout;
    const from = state.laidAt(seat, 0);
    const to = from + state.laidCount[seat]!;
    const moves = state.laidMoves.subarray(from, to);
    const dominoes = state.laidDominoes.subarray(from, to);
    const isKnown =
      this.#seat === seat &&
      isSame(moves, this.#moves) &&
      isSame(dominoes, this.#dominoes) &&
      scout.ground.size === state.grid.size &&
      scout.isCentred === state.hasVariant('middle-kingdom') &&
      scout.isHarmony === state.hasVariant('harmony');
    if (isKnown) return;
    this.#seat = seat;
    this.#moves = moves.slice();
    this.#dominoes = dominoes.slice();
    scout.read(state, seat);
  }

  #readKingdom(): void {
    const { facts } = this;
    const { ground, isCentred, isHarmony } = this.#scout;
    const { west, east, south, north, size } = ground;
    facts.fill(0);
    facts[AT.one] = 1;
    facts[AT.points] = ground.score(false, false);
    if (isCentred && 2 * Math.max(west, east, south, north) < size) {
      facts[AT.centred] = 1;
      facts[AT.offCentre] = Math.abs(west - east) + Math.abs(south - north);
    }
    facts[AT.harmony] = isHarmony && ground.discards === 0 ? 1 : 0;
    facts[AT.span] = west + east + south + north;
    this.#readFrontier(ground);
    this.#readAreas(ground);
  }

  #readFrontier(ground: Ground): void {
    const { facts } = this;
    const { frontier, frontierCount, openSides, terrains } = ground;
    const liberties = this.#liberties.fill(0);
    facts[AT.frontier] = frontierCount;
    for (let i = 0; i < frontierCount; i++) {
      const cell = frontier[i]!;
      const open = openSides[cell]!;
      if (open === 0) facts[AT.holes]!++;
      else if (open === 1) facts[AT.tight]!++;
      if (open === 0) continue;
      let count = 0;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDES[side]!;
        const terrain = terrains[beside]!;
        if (terrain === 0) continue;
        if (terrain === CASTLE) {
          facts[AT.castleSides]!++;
          continue;
        }
        const area = ground.areaAt(beside);
        let isNew = true;
        for (let n = 0; n < count; n++) if (this.#beside[n] === area) isNew = false;
        if (!isNew) continue;
        this.#beside[count++] = area;
        liberties[area]!++;
      }
    }
  }

  #readAreas(ground: Ground): void {
    const { facts } = this;
    const { squares, crowns } = this.#deck;
    for (let area = 0; area < ground.areaCount; area++) {
      const terrain = ground.terrainOf(area);
      const liberties = this.#liberties[area]!;
      if (terrain === 0 || liberties === 0) continue;
      const crownsHere = ground.crowns[area]!;
      const at = GENERAL.length + (terrain - 1) * BY_TERRAIN.length;
      if (crownsHere > 0) {
        facts[at]! += crownsHere * Math.min(liberties, MOST_LIBERTIES) * squares[terrain]!;
        facts[at + 1]! += crownsHere;
      } else facts[at + 2] = Math.max(facts[at + 2]!, ground.squares[area]! * crowns[terrain]!);
    }
  }

  /** The dominoes that the kings of a seat lie on and that have not been placed. */
  #readPending({ round, slot, line, lineKings, next, nextKings, lineLength }: State, seat: Seat): void {
    if (round > 0) for (let at = slot; at < lineLength; at++) if (lineKings[at] === seat) this.#readDomino(line[at]!);
    for (let at = 0; at < lineLength; at++) if (nextKings[at] === seat) this.#readDomino(next[at]!);
  }

  #readDomino(domino: number): void {
    const { facts } = this;
    const scout = this.#scout;
    if (scout.seek(domino)) facts[AT.pending]! += scout.rating;
    else facts[AT.misfits]!++;
    facts[AT.pendingCrowns]! += FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!;
    facts[AT.pendingDelay]! += domino / DOMINOES;
  }
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
