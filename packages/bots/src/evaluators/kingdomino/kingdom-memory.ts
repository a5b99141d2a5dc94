import type { Seat } from '@crownhold/core';
import { KingdomInputs } from './kingdom-inputs.ts';
import { PlacementSearch } from './placement-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import type { Position } from './position.ts';
import { UnseenAverages } from './unseen-averages.ts';
import type { KingdomCode, ValueNetwork } from './value-network.ts';

const DOMINOES = 48;
const DOMINO_BITS = 6;
const CELL_BITS = 9;
const CELL = (1 << CELL_BITS) - 1;
/** In place of cells: a domino fits nowhere. */
const NOWHERE = -1;
const MOST_KINGDOMS = 2000;

interface DominoPlaces {
  readonly cells: Int32Array;
  readonly ratings: Float64Array;
}

/** A kingdom that was met, with all that was found out about it. */
export interface KnownKingdom {
  /** Only if it was asked for. */
  readonly board: PlayoutBoard | undefined;
  readonly points: number;
  readonly code: KingdomCode;
  /** What becomes of it with one or two dominoes more. */
  readonly grown: Map<number, KnownKingdom>;
  /** By domino: where each would go, and how good it is to take it, once that was looked for. */
  places: DominoPlaces | undefined;
}

/** Kingdoms of one situation and what the network keeps of them: many turns lead to the same ones. */
export class KingdomMemory {
  readonly #network: ValueNetwork;
  readonly #known = new Map<string, KnownKingdom>();
  readonly #search = new PlacementSearch(new PlayoutBoard());
  readonly #reader = new KingdomInputs();
  readonly #unseen = new UnseenAverages();
  /** What the kingdoms have in common: the same dominoes are unseen. */
  situation = '';

  constructor(network: ValueNetwork) {
    this.#network = network;
  }

  /** Must be called before kingdoms of a position are asked for. Those of other situations are forgotten. */
  enter({ isCentred, isHarmony, boards, unseen }: Position): string {
    const situation = `${isCentred} ${isHarmony} ${boards[0]!.size} ${unseen.join()}`;
    if (situation === this.situation && this.#known.size < MOST_KINGDOMS) return situation;
    this.situation = situation;
    this.#known.clear();
    this.#unseen.readList(unseen, unseen.length);
    this.#search.isCentred = isCentred;
    this.#search.isHarmony = isHarmony;
    return situation;
  }

  /** The kingdom of a seat after it has placed some dominoes, each as well as it can at first sight. */
  kingdomOf({ boards, keys }: Position, seat: Seat, dominoes: readonly number[]): KnownKingdom {
    const key = `${keys[seat]} ${dominoes.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    boards[seat]!.copyTo(this.#search.board);
    for (const domino of dominoes) this.#place(domino);
    const kingdom = this.#describe(true);
    this.#known.set(key, kingdom);
    return kingdom;
  }

  /** A kingdom that has a board, with one domino more or two; the second is 0 if there is none. */
  grow(kingdom: KnownKingdom, first: number, second: number, hasBoard: boolean): KnownKingdom {
    const key = (first << DOMINO_BITS) | second;
    const known = kingdom.grown.get(key);
    if (known && (known.board || !hasBoard)) return known;
    const { board } = this.#search;
    const place = this.#placesIn(kingdom).cells[first]!;
    kingdom.board!.copyTo(board);
    if (place === NOWHERE) board.discard();
    else board.lay(first, place >> CELL_BITS, place & CELL);
    if (second !== 0) this.#place(second);
    const grown = this.#describe(hasBoard);
    kingdom.grown.set(key, grown);
    return grown;
  }

  /** What it is worth at first sight to take a domino for a kingdom that has a board. */
  rateTake(kingdom: KnownKingdom, domino: number): number {
    return this.#placesIn(kingdom).ratings[domino]!;
  }

  #placesIn(kingdom: KnownKingdom): DominoPlaces {
    kingdom.places ??= this.#findPlaces(kingdom);
    return kingdom.places;
  }

  /** Looks for the places of all dominoes at once, while what they have in common is at hand. */
  #findPlaces({ board }: KnownKingdom): DominoPlaces {
    const search = this.#search;
    const cells = new Int32Array(DOMINOES + 1).fill(NOWHERE);
    const ratings = new Float64Array(DOMINOES + 1);
    board!.copyTo(search.board);
    search.reset();
    for (let domino = 1; domino <= DOMINOES; domino++) {
      ratings[domino] = search.rateTake(domino);
      if (search.rating > Number.NEGATIVE_INFINITY) cells[domino] = (search.first << CELL_BITS) | search.second;
    }
    return { cells, ratings };
  }

  #place(domino: number): void {
    const search = this.#search;
    search.reset();
    if (search.findBest(domino)) search.board.lay(domino, search.first, search.second);
    else search.board.discard();
  }

  /** Of the board of the placement search. */
  #describe(hasBoard: boolean): KnownKingdom {
    const search = this.#search;
    let board: PlayoutBoard | undefined;
    if (hasBoard) {
      board = new PlayoutBoard();
      search.board.copyTo(board);
    }
    this.#reader.readKingdom(search, this.#unseen);
    const code = this.#network.encodeKingdom(this.#reader.inputs);
    return { board, points: search.score, code, grown: new Map(), places: undefined };
  }
}
