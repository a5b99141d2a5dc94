import type { Seat } from '@crownhold/core';
import { FREE } from '@crownhold/games/kingdomino';
import { leadOf } from '../../reward.ts';
import { PlacementSearch } from './placement-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import type { Position } from './position.ts';

const PLACES = 256;
const MEMORY = 10_000;
/** How many places are tried for a domino when so many more are to be placed after it; all if not listed. */
const BREADTH = [1, Number.POSITIVE_INFINITY, 4, 3];
const DEPTH = BREADTH.length;

/**
 * Plays the end of a game, in which nothing is left to chance, as well as can be: kings take so that the lead of their
 * seat is greatest, knowing that all others do so too, and every kingdom gets what it can from its dominoes. Who has one
 * king places without a fault. With two kings some placements are not tried, and places are chosen as if what the other
 * king takes were known.
 */
export class EndgameSolver {
  readonly #searches = Array.from({ length: DEPTH }, () => new PlacementSearch(new PlayoutBoard()));
  readonly #places = Array.from({ length: DEPTH }, () => new Places());
  readonly #base = new PlayoutBoard();
  /** Points by kingdom and dominoes: many endings differ in one kingdom only. */
  readonly #known = new Map<string, number>();

  /** Tells what each seat has in the end. */
  solve(from: Position, scores: Float64Array): void {
    if (this.#known.size > MEMORY) this.#known.clear();
    scores.set(this.#play(from, from.slot, from.isTaking, from.nextKings.slice()));
  }

  #play(from: Position, slot: number, isTaking: boolean, nextKings: Uint8Array): readonly number[] {
    if (from.round >= from.rounds || slot === from.lineLength)
      return from.boards.map((_, seat) => from.past[seat]! + this.#bestPoints(from, seat, nextKings));
    const seat = isTaking ? from.actor : from.lineKings[slot]!;
    let best: readonly number[] = [];
    for (let at = 0; at < from.lineLength; at++) {
      if (nextKings[at] !== FREE) continue;
      nextKings[at] = seat;
      const scores = this.#play(from, slot + 1, false, nextKings);
      nextKings[at] = FREE;
      if (best.length === 0 || leadOf(scores, seat) > leadOf(best, seat)) best = scores;
    }
    return best;
  }

  /** What a seat has at most with all dominoes that its kings lie on. */
  #bestPoints(from: Position, seat: Seat, nextKings: Uint8Array): number {
    const dominoes: number[] = [];
    if (from.round > 0)
      for (let at = from.isTaking ? from.slot + 1 : from.slot; at < from.lineLength; at++)
        if (from.lineKings[at] === seat) dominoes.push(from.line[at]!);
    if (from.round < from.rounds)
      for (let at = 0; at < from.lineLength; at++) if (nextKings[at] === seat) dominoes.push(from.next[at]!);
    const key = `${from.boards[seat]!.size} ${from.isCentred} ${from.isHarmony} ${from.keys[seat]} ${dominoes.join()}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    from.boards[seat]!.copyTo(this.#base);
    const points = this.#place(this.#base, dominoes, 0, from.isCentred, from.isHarmony);
    this.#known.set(key, points);
    return points;
  }

  #place(board: PlayoutBoard, dominoes: readonly number[], at: number, isCentred: boolean, isHarmony: boolean): number {
    const domino = dominoes[at];
    if (domino === undefined) return board.score(isCentred, isHarmony);
    const search = this.#searches[at]!;
    const places = this.#places[at]!;
    board.copyTo(search.board);
    search.isCentred = isCentred;
    search.isHarmony = isHarmony;
    search.reset();
    const left = dominoes.length - 1 - at;
    const count = left === 0 ? places.best(search, domino) : places.all(search, domino, BREADTH[left]!);
    if (count === 0) {
      search.board.discard();
      return this.#place(search.board, dominoes, at + 1, isCentred, isHarmony);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      board.copyTo(search.board);
      search.board.lay(domino, places.firsts[i]!, places.seconds[i]!);
      most = Math.max(most, this.#place(search.board, dominoes, at + 1, isCentred, isHarmony));
    }
    return most;
  }
}

/** Places of a domino. */
class Places {
  readonly firsts = new Uint16Array(PLACES);
  readonly seconds = new Uint16Array(PLACES);

  /** The best one, if there is any. */
  best(search: PlacementSearch, domino: number): number {
    if (!search.findBest(domino)) return 0;
    this.firsts[0] = search.first;
    this.seconds[0] = search.second;
    return 1;
  }

  /** The best ones. */
  all(search: PlacementSearch, domino: number, most: number): number {
    const found: { readonly first: number; readonly second: number; readonly rating: number }[] = [];
    search.each(domino, (first, second) => found.push({ first, second, rating: search.rate(domino, first, second) }));
    found.sort((one, other) => other.rating - one.rating);
    const count = Math.min(found.length, most, PLACES);
    for (let i = 0; i < count; i++) {
      this.firsts[i] = found[i]!.first;
      this.seconds[i] = found[i]!.second;
    }
    return count;
  }
}
