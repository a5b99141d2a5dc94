import type { Seat } from '@crownhold/core';
import type { State } from '@crownhold/games/kingdomino';
import { FIRST_CROWNS, SECOND_CROWNS } from './halves.ts';
import { SIDES } from './mailbox-board.ts';
import { PlacementSearch } from './placement-search.ts';
import { CASTLE, PlayoutBoard } from './playout-board.ts';
import { UnseenAverages } from './unseen-averages.ts';

const DOMINOES = 48;
const TERRAINS = 6;
const AREAS = 64;
/** More free cells around a territory make no difference. */
const MOST_LIBERTIES = 4;

/** What of a kingdom tells how it will end: general features, then some for each terrain. */
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
export const FEATURE_COUNT = GENERAL.length + BY_TERRAIN.length * TERRAINS;
/** Where the general features stand. */
export const FEATURE_AT = Object.fromEntries(GENERAL.map((name, at) => [name, at])) as Readonly<
  Record<(typeof GENERAL)[number], number>
>;

/** Reads the features of one kingdom after another. */
export class FeatureReader {
  readonly features = new Float64Array(FEATURE_COUNT);
  readonly #search = new PlacementSearch(new PlayoutBoard());
  readonly #unseen = new UnseenAverages();
  readonly #liberties = new Uint8Array(AREAS);
  readonly #beside = new Int32Array(4);
  // Whose kingdom was read last, and how far it was.
  #seat = -1;
  #moves: Int32Array = new Int32Array(0);
  #dominoes: Uint8Array = new Uint8Array(0);

  /** The features of a seat after a turn of its own. */
  read(state: State, seat: Seat): Float64Array {
    this.#unseen.read(state);
    this.#visit(state, seat);
    this.#readKingdom();
    this.#readPending(state, seat);
    return this.features;
  }

  /** Turns that differ only by the domino that is taken come one after the other: their kingdom is the same. */
  #visit(state: State, seat: Seat): void {
    const search = this.#search;
    const from = state.laidAt(seat, 0);
    const to = from + state.laidCount[seat]!;
    const moves = state.laidMoves.subarray(from, to);
    const dominoes = state.laidDominoes.subarray(from, to);
    const isKnown =
      this.#seat === seat &&
      isSame(moves, this.#moves) &&
      isSame(dominoes, this.#dominoes) &&
      search.board.size === state.grid.size &&
      search.isCentred === state.hasVariant('middle-kingdom') &&
      search.isHarmony === state.hasVariant('harmony');
    if (isKnown) return;
    this.#seat = seat;
    this.#moves = moves.slice();
    this.#dominoes = dominoes.slice();
    search.read(state, seat);
  }

  #readKingdom(): void {
    const { features } = this;
    const { board, isCentred, isHarmony } = this.#search;
    const { west, east, south, north, size } = board;
    features.fill(0);
    features[FEATURE_AT.one] = 1;
    features[FEATURE_AT.points] = board.score(false, false);
    if (isCentred && 2 * Math.max(west, east, south, north) < size) {
      features[FEATURE_AT.centred] = 1;
      features[FEATURE_AT.offCentre] = Math.abs(west - east) + Math.abs(south - north);
    }
    features[FEATURE_AT.harmony] = isHarmony && board.discards === 0 ? 1 : 0;
    features[FEATURE_AT.span] = west + east + south + north;
    this.#readFrontier(board);
    this.#readAreas(board);
  }

  #readFrontier(board: PlayoutBoard): void {
    const { features } = this;
    const { frontier, frontierCount, openSides, terrains } = board;
    const liberties = this.#liberties.fill(0);
    features[FEATURE_AT.frontier] = frontierCount;
    for (let i = 0; i < frontierCount; i++) {
      const cell = frontier[i]!;
      const open = openSides[cell]!;
      if (open === 0) features[FEATURE_AT.holes]!++;
      else if (open === 1) features[FEATURE_AT.tight]!++;
      if (open === 0) continue;
      let count = 0;
      for (let side = 0; side < 4; side++) {
        const beside = cell + SIDES[side]!;
        const terrain = terrains[beside]!;
        if (terrain === 0) continue;
        if (terrain === CASTLE) {
          features[FEATURE_AT.castleSides]!++;
          continue;
        }
        const area = board.areaAt(beside);
        let isNew = true;
        for (let n = 0; n < count; n++) if (this.#beside[n] === area) isNew = false;
        if (!isNew) continue;
        this.#beside[count++] = area;
        liberties[area]!++;
      }
    }
  }

  #readAreas(board: PlayoutBoard): void {
    const { features } = this;
    const { squares, crowns } = this.#unseen;
    for (let area = 0; area < board.areaCount; area++) {
      const terrain = board.terrainOf(area);
      const liberties = this.#liberties[area]!;
      if (terrain === 0 || liberties === 0) continue;
      const crownsHere = board.crowns[area]!;
      const at = GENERAL.length + (terrain - 1) * BY_TERRAIN.length;
      if (crownsHere > 0) {
        features[at]! += crownsHere * Math.min(liberties, MOST_LIBERTIES) * squares[terrain]!;
        features[at + 1]! += crownsHere;
      } else features[at + 2] = Math.max(features[at + 2]!, board.squares[area]! * crowns[terrain]!);
    }
  }

  /** The dominoes that the kings of a seat lie on and that have not been placed. */
  #readPending({ round, slot, line, lineKings, next, nextKings, lineLength }: State, seat: Seat): void {
    if (round > 0) for (let at = slot; at < lineLength; at++) if (lineKings[at] === seat) this.#readDomino(line[at]!);
    for (let at = 0; at < lineLength; at++) if (nextKings[at] === seat) this.#readDomino(next[at]!);
  }

  #readDomino(domino: number): void {
    const { features } = this;
    const search = this.#search;
    if (search.findBest(domino)) features[FEATURE_AT.pending]! += search.rating;
    else features[FEATURE_AT.misfits]!++;
    features[FEATURE_AT.pendingCrowns]! += FIRST_CROWNS[domino]! + SECOND_CROWNS[domino]!;
    features[FEATURE_AT.pendingDelay]! += domino / DOMINOES;
  }
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
