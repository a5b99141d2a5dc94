import { lowestBit, type MoveCode, type Seat } from '@crownhold/core';
import { BLOTS, colours, NEAR_PLANE, NO_DIE, PAINTED_PLANE, type State } from '@crownhold/games/colours';
import { BLEND, CHOOSE, DONE, MOVE, PAINT, SPLIT, TAKE, TOWER } from './move-codes.ts';
import { QuickRating } from './quick-rating.ts';

const COLOURS = 6;
const KINGDOMS = 6;
const SPELLS = 4;
const MOVE_SPELL = 0;
const MATCH_SPELL = 1;
const SPLIT_SPELL = 2;
const BLEND_SPELL = 3;
const AREAS = 9;
const LOW_AREAS = 27;
const ALL_AREAS = 2 ** LOW_AREAS - 1;
const KINGDOM = 2 ** AREAS - 1;
const WHITE = 3;
/** The colours of the dice from 1; white's is told by the move. */
const DIE_COLOURS = [1, 5, 3];
const MOST_DROPS = 4;

/** In points, found by games alone and for two: what a spell must bring besides a drop, and a tower drop, as long as there are rounds to use them. */
const MOVE_PRICE = 2.8;
const MATCH_PRICE = 1.95;
const SPLIT_PRICE = 1.69;
const BLEND_PRICE = 1.84;
const DROP_PRICE = 0.57;
const LEAST_GAIN = 0.058;

const moves = new Int32Array(colours.maxMoves);

/** Plays turns at sight: each drop goes where it is rated best. Fast enough to play many games to the end. */
export class QuickPlayer {
  readonly #rating = new QuickRating();
  #state!: State;
  #seat: Seat = 0;
  #board = 0;
  /** The areas of the latest `#fill`, in order; the last `#matches` of them clash. */
  readonly #picks = new Int32Array(MOST_DROPS);
  #picked = 0;
  #matches = 0;
  readonly #areas = new Int32Array(2 * LOW_AREAS);
  readonly #ratings = new Float64Array(2 * LOW_AREAS);

  /** The steps of the latest turn. */
  readonly steps: MoveCode[] = [];

  /** Takes a die, if the seat has none, and colours. */
  playTurn(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#board = state.boardStart(seat);
    this.steps.length = 0;
    this.#rating.begin(state, seat);
    if (state.dice[seat] === NO_DIE) this.#apply(this.#chooseDie());
    this.#chooseComposites();
    this.#moveDie();
    this.#blend();
    this.#split();
    this.#paint();
    this.#spendDrops();
    this.#apply(DONE);
  }

  #apply(step: MoveCode): void {
    colours.apply(this.#state, this.#seat, step);
    this.steps.push(step);
  }

  #chooseDie(): MoveCode {
    const state = this.#state;
    const count = colours.legalMoves(state, this.#seat, moves);
    let best = moves[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const rest = moves[at]! - TAKE;
      const die = rest >> 6;
      const colour = die === WHITE ? rest & 7 : DIE_COLOURS[die]!;
      const gain = this.#fill(1 << ((rest >> 3) & 7), colour, state.numbers[die]!);
      if (gain <= highest) continue;
      highest = gain;
      best = moves[at]!;
    }
    return best;
  }

  /** [C31] */
  #moveDie(): void {
    const state = this.#state;
    const seat = this.#seat;
    if (!this.#has(MOVE_SPELL) || state.stages[seat] !== 0) return;
    const colour = state.colours[seat]!;
    const drops = state.left[seat]!;
    let best = -1;
    let highest = this.#fill(state.reaches[seat]!, colour, drops) + MOVE_PRICE * this.#rating.usable;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
      if (kingdom === state.homes[seat]) continue;
      const gain = this.#fill(1 << kingdom, colour, drops);
      if (gain <= highest) continue;
      highest = gain;
      best = kingdom;
    }
    if (best >= 0) this.#apply(MOVE + best);
  }

  /** [C34] Once, where it brings more than two drops of the die. */
  #blend(): void {
    const state = this.#state;
    const seat = this.#seat;
    const left = state.left[seat]!;
    if (left < 2 || !this.#has(BLEND_SPELL)) return;
    const reach = state.reaches[seat]!;
    const colour = state.colours[seat]!;
    const count = this.#listFree(reach);
    let bestArea = -1;
    let bestColour = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const area = this.#areas[at]!;
      for (let composite = 2; composite <= COLOURS; composite += 2) {
        if (this.#clashes(area, composite)) continue;
        const rating = this.#rating.rate(area, composite);
        if (rating <= highest) continue;
        highest = rating;
        bestArea = area;
        bestColour = composite;
      }
    }
    if (bestArea < 0) return;
    const kingdom = (bestArea / AREAS) | 0;
    const blended = highest + this.#rating.kingdomProgress(kingdom, this.#rating.missing[kingdom]!);
    const whole = this.#fill(reach, colour, left);
    const rest = left === 2 ? 0 : this.#fill(reach, colour, left - 2);
    if (blended + rest <= whole + BLEND_PRICE * this.#rating.usable) return;
    this.#apply(BLEND + 16 * bestArea + 2 * bestColour);
    this.#afterDrop(bestArea);
  }

  /** [C33] If the drops do not fit into the kingdom. */
  #split(): void {
    const state = this.#state;
    const seat = this.#seat;
    const left = state.left[seat]!;
    if (left === 0 || !this.#has(SPLIT_SPELL)) return;
    const colour = state.colours[seat]!;
    const reach = state.reaches[seat]!;
    const alone = this.#fill(reach, colour, left);
    if (this.#picked === left && this.#matches === 0) return;
    let best = -1;
    let highest = alone + SPLIT_PRICE * this.#rating.usable;
    const open = state.atlas.kingdomNeighbours[state.homes[seat]!]! & ~reach;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
      if (((open >> kingdom) & 1) === 0) continue;
      const gain = this.#fill(reach | (1 << kingdom), colour, left);
      if (gain <= highest) continue;
      highest = gain;
      best = kingdom;
    }
    if (best >= 0) this.#apply(SPLIT + best);
  }

  #paint(): void {
    const state = this.#state;
    const seat = this.#seat;
    if (state.left[seat] === 0) return;
    this.#fill(state.reaches[seat]!, state.colours[seat]!, state.left[seat]!);
    const picked = this.#picked;
    const fitting = picked - this.#matches;
    for (let at = 0; at < picked; at++) {
      const area = this.#picks[at]!;
      this.#apply(PAINT + 2 * area + (at < fitting ? 0 : 1));
      this.#afterDrop(area);
    }
  }

  /** [C30] */
  #spendDrops(): void {
    const state = this.#state;
    const seat = this.#seat;
    const least = DROP_PRICE * this.#rating.usable + LEAST_GAIN;
    for (let colour = 1; colour <= COLOURS; colour++) {
      while (state.drops[seat * COLOURS + colour - 1]! > 0) {
        const count = this.#listFree((1 << KINGDOMS) - 1);
        let best = -1;
        let highest = least;
        for (let at = 0; at < count; at++) {
          const area = this.#areas[at]!;
          if (this.#clashes(area, colour)) continue;
          const kingdom = (area / AREAS) | 0;
          const rating =
            this.#rating.rate(area, colour) + this.#rating.kingdomProgress(kingdom, this.#rating.missing[kingdom]!);
          if (rating <= highest) continue;
          highest = rating;
          best = area;
        }
        if (best < 0) break;
        this.#apply(TOWER + 16 * best + 2 * colour);
        this.#afterDrop(best);
      }
    }
  }

  #afterDrop(area: number): void {
    this.#rating.place(area);
    this.#chooseComposites();
  }

  /** [C29] */
  #chooseComposites(): void {
    while (this.#state.choices[this.#seat]! > 0) this.#apply(CHOOSE + this.#chooseComposite());
  }

  /** The composite colour that is wanted most and held least. */
  #chooseComposite(): number {
    const state = this.#state;
    const { wanted, worth } = state.atlas;
    let best = 2;
    let highest = Number.NEGATIVE_INFINITY;
    for (let colour = 2; colour <= COLOURS; colour += 2) {
      const at = this.#seat * COLOURS + colour - 1;
      let need = -2 * (state.drops[at]! + state.gainedDrops[at]!);
      for (let area = 0; area < wanted.length; area++) {
        if (wanted[area] === colour && !this.#isPainted(area) && !this.#clashes(area, colour)) need += worth[area]!;
      }
      if (need <= highest) continue;
      highest = need;
      best = colour;
    }
    return best;
  }

  /** What drops of the die bring in some kingdoms; the areas are in `#picks`. */
  #fill(reach: number, colour: number, drops: number): number {
    const state = this.#state;
    const { neighboursLow, neighboursHigh } = state.atlas;
    const rating = this.#rating;
    const count = this.#listFree(reach);
    const near = this.#board + NEAR_PLANE + 2 * (colour - 1);
    for (let at = 0; at < count; at++) this.#ratings[at] = rating.rate(this.#areas[at]!, colour);
    let nearLow = state.boards[near]!;
    let nearHigh = state.boards[near + 1]!;
    let matches = state.spells[this.#seat * SPELLS + MATCH_SPELL]!;
    let sum = 0;
    let painted = 0;
    this.#picked = 0;
    this.#matches = 0;
    while (this.#picked < drops) {
      const isMatching = this.#matches > 0;
      let best = isMatching ? -1 : this.#bestOf(count, nearLow, nearHigh, false);
      if (best < 0 && matches > 0) {
        best = this.#bestOf(count, nearLow, nearHigh, true);
        if (best < 0) break;
        matches--;
        this.#matches++;
        sum -= MATCH_PRICE * rating.usable;
      }
      if (best < 0) break;
      const area = this.#areas[best]!;
      const kingdom = (area / AREAS) | 0;
      // Areas of several kingdoms are rare enough to count as one.
      sum += this.#ratings[best]! + rating.kingdomProgress(kingdom, Math.max(1, rating.missing[kingdom]! - painted));
      painted++;
      this.#ratings[best] = Number.NEGATIVE_INFINITY;
      this.#picks[this.#picked++] = area;
      nearLow |= neighboursLow[area]!;
      nearHigh |= neighboursHigh[area]!;
    }
    if (this.#picked < drops && state.blots[this.#seat]! < BLOTS) sum--;
    return sum;
  }

  /** The best rated of the listed areas that fit, or that clash. */
  #bestOf(count: number, nearLow: number, nearHigh: number, clash: boolean): number {
    let best = -1;
    let highest = -1;
    for (let at = 0; at < count; at++) {
      if (this.#ratings[at]! <= highest) continue;
      const area = this.#areas[at]!;
      const bit = area < LOW_AREAS ? (nearLow >> area) & 1 : (nearHigh >> (area - LOW_AREAS)) & 1;
      if ((bit === 1) !== clash) continue;
      highest = this.#ratings[at]!;
      best = at;
    }
    return best;
  }

  /** Writes the unpainted areas of some kingdoms into `#areas`. */
  #listFree(reach: number): number {
    const { boards } = this.#state;
    let count = 0;
    for (let kingdom = 0; kingdom < KINGDOMS; kingdom++) {
      if (((reach >> kingdom) & 1) === 0) continue;
      const word = kingdom < 3 ? 0 : 1;
      const shift = AREAS * (kingdom - 3 * word);
      const first = AREAS * kingdom;
      for (
        let free = ((~boards[this.#board + PAINTED_PLANE + word]! & ALL_AREAS) >> shift) & KINGDOM;
        free !== 0;
        free &= free - 1
      ) {
        this.#areas[count++] = first + lowestBit(free);
      }
    }
    return count;
  }

  #has(spell: number): boolean {
    return this.#state.spells[this.#seat * SPELLS + spell]! > 0;
  }

  #clashes(area: number, colour: number): boolean {
    const word = area < LOW_AREAS ? 0 : 1;
    const near = this.#state.boards[this.#board + NEAR_PLANE + 2 * (colour - 1) + word]!;
    return ((near >> (area - word * LOW_AREAS)) & 1) === 1;
  }

  #isPainted(area: number): boolean {
    const word = area < LOW_AREAS ? 0 : 1;
    return ((this.#state.boards[this.#board + PAINTED_PLANE + word]! >> (area - word * LOW_AREAS)) & 1) === 1;
  }
}
