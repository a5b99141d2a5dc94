import { below, type Rng, type Seat } from '@crownhold/core';
import { DICE as SIDES_OF_DICE, SPELLS, UNROLLED } from '@crownhold/games/duel';
import { priceOf } from '../power-values.ts';
import { DrawingPlan } from './drawing-plan.ts';
import { DrawingSearch } from './drawing-search.ts';
import { PlayoutBoard } from './playout-board.ts';
import { PlayoutSpellbook, rowOf } from './playout-spellbook.ts';
import {
  DRAW_A,
  DRAW_B,
  END_OF_ROUND,
  LIGHTNING_A,
  LIGHTNING_B,
  OVER,
  type Position,
  ROLL,
  SHARE,
  TAKE,
  TICK_A,
  TICK_B,
} from './position.ts';

// Local names for what the inner loops read: V8 folds a module's own constants, imported ones it loads every time.
const DICE = 4;
const SIDES = 6;
const ALL_DICE = 15;
const NONE = Number.NEGATIVE_INFINITY;
const bitOf = (spell: (typeof SPELLS)[number]) => 1 << SPELLS.indexOf(spell);
const [FREE, SPLIT, PAIR, TURN] = [bitOf('free'), bitOf('split'), bitOf('pair'), bitOf('turn')];
const [DOMAINS, CROSS] = [bitOf('domains'), bitOf('cross')];

/** The face of each of the six sides of each die. */
const SIDE_FACES = Uint8Array.from(
  SIDES_OF_DICE.flatMap((sides) => sides.flatMap(({ face, weight }) => Array.from({ length: weight }, () => face))),
);
/** Of the sets of dice, those of two; by set, the die with the lower number and the other. */
const PAIRS = Uint8Array.of(3, 5, 6, 9, 10, 12);
const LOWER = Uint8Array.from({ length: 16 }, (_, dice) => 31 - Math.clz32(dice & -dice));
const HIGHER = Uint8Array.from({ length: 16 }, (_, dice) => 31 - Math.clz32(dice));

/** Plays games on, one after the other. Everybody takes and draws what brings most at first sight. */
export class Playout {
  step: number = OVER;
  leader: Seat = 0;
  readonly faces = new Uint8Array(DICE);
  readonly hands = new Uint8Array(2);
  readonly searches: readonly DrawingSearch[] = [
    new DrawingSearch(new PlayoutBoard()),
    new DrawingSearch(new PlayoutBoard()),
  ];
  /** How the last drawing was done: its powers, and whether there was one. */
  readonly plan = new DrawingPlan();
  /** The arms or the domain that the last lightning chose. */
  struck = 0;
  #ticksAlways = false;
  #marked = 0;
  #drew = 0;
  #castles = 0;
  #roundsAfter = 0;
  readonly #spellbook = new PlayoutSpellbook();
  /** By seat and hand: what it is worth, once it was asked for in this round. */
  readonly #worths = new Float64Array(2 * 16);
  readonly #isRated = new Uint8Array(2 * 16);

  /** Plays to the end of the game and writes the points of each seat, or `rounds` rounds and writes what they can expect. */
  run(from: Position, rng: Rng, scores: Float64Array, rounds = Number.POSITIVE_INFINITY): void {
    this.start(from);
    let left = rounds;
    while (this.step !== OVER && left > 0) {
      this.advance(rng);
      if (this.step === ROLL) left--;
    }
    scores[0] = this.value(0);
    scores[1] = this.value(1);
  }

  start(from: Position): void {
    this.step = from.step;
    this.leader = from.state.leader;
    this.faces.set(from.state.faces);
    this.hands.set(from.state.hands);
    from.boards[0]!.copyTo(this.searches[0]!.board);
    from.boards[1]!.copyTo(this.searches[1]!.board);
    this.#ticksAlways = from.state.ticksAlways;
    this.#marked = from.state.marked;
    this.#drew = from.state.drew;
    this.#castles = from.state.castles;
    this.#spellbook.start(from.state);
    this.#prepare();
  }

  /** The points that a seat can expect from its map, its spells and its castle; at the end those that it has. */
  value(seat: Seat): number {
    if (this.step === OVER) return this.searches[seat]!.board.score;
    let value = this.searches[seat]!.value + this.#ticksToCome(seat);
    if (((this.#castles >> seat) & 1) === 0) value += priceOf('castle', this.#roundsAfter);
    return value + this.#spellbook.value(seat, this.#roundsAfter);
  }

  /** [D11] What the dice of a seat that has drawn tick later in this round. */
  #ticksToCome(seat: Seat): number {
    const hasDrawn = this.#ticksAlways || ((this.#drew >> seat) & 1) === 1;
    if (!hasDrawn || this.step < DRAW_B || this.step > (seat === this.leader ? TICK_A : TICK_B)) return 0;
    const dice = this.hands[seat]!;
    const [lower, higher] = [LOWER[dice]!, HIGHER[dice]!];
    const one = (this.#marked >> lower) & 1 ? -1 : rowOf(this.faces[lower]!);
    const other = (this.#marked >> higher) & 1 ? -1 : rowOf(this.faces[higher]!);
    return this.#tickWorth(seat, one, other);
  }

  /** What a seat that has taken dice gains on the other by them, if B shares well, and what `pair` is worth to it. */
  draftValue(seat: Seat): number {
    const dice = this.hands[seat]!;
    const margin = this.step === SHARE ? this.#marginAfterShare(seat, dice) : this.#margin(seat, dice);
    return margin + (this.#spellbook.has(seat, PAIR) ? priceOf('pair', this.#roundsAfter) : 0);
  }

  /** Plays one step of a round. */
  advance(rng: Rng): void {
    const { leader } = this;
    const other = 1 - leader;
    switch (this.step) {
      case ROLL:
        this.#roll(rng);
        this.step = TAKE;
        return;
      case TAKE:
        this.step = this.#take(leader) ? DRAW_A : SHARE;
        return;
      case SHARE:
        this.#share(other);
        this.step = DRAW_A;
        return;
      case DRAW_A:
        this.#draw(leader);
        this.step = DRAW_B;
        return;
      case DRAW_B:
        this.#draw(other);
        this.step = TICK_A;
        return;
      case TICK_A:
        this.step = this.#tick(leader) ? LIGHTNING_A : TICK_B;
        return;
      case LIGHTNING_A:
        this.#strike(leader);
        this.step = TICK_B;
        return;
      case TICK_B:
        this.step = this.#tick(other) ? LIGHTNING_B : END_OF_ROUND;
        return;
      case LIGHTNING_B:
        this.#strike(other);
        this.step = END_OF_ROUND;
        return;
      default:
        this.#endRound();
    }
  }

  /** Makes ready to rate drawings on both maps. */
  #prepare(): void {
    this.#roundsAfter = Math.max(0, Math.min(this.#drawingsAfter(0), this.#drawingsAfter(1)));
    this.searches[0]!.prepare(this.#roundsAfter);
    this.searches[1]!.prepare(this.#roundsAfter);
    this.#isRated.fill(0);
  }

  /** How often a seat can draw after this round. */
  #drawingsAfter(seat: Seat): number {
    const hasDrawn = this.step > (seat === this.leader ? DRAW_A : DRAW_B);
    return (this.searches[seat]!.board.empty >> 1) - (hasDrawn ? 0 : 1);
  }

  #roll(rng: Rng): void {
    for (let die = 0; die < DICE; die++) {
      if (this.faces[die] === UNROLLED) this.faces[die] = SIDE_FACES[die * SIDES + below(rng, SIDES)]!;
    }
  }

  /** [D6] A takes one die, or two with `pair`; returns whether it was two. */
  #take(seat: Seat): boolean {
    let best = 0;
    let highest = NONE;
    for (let die = 0; die < DICE; die++) {
      const margin = this.#marginAfterShare(seat, 1 << die);
      if (margin <= highest) continue;
      highest = margin;
      best = 1 << die;
    }
    let isPair = false;
    if (this.#spellbook.has(seat, PAIR)) {
      for (let at = 0; at < PAIRS.length; at++) {
        const margin = this.#margin(seat, PAIRS[at]!) - priceOf('pair', this.#roundsAfter);
        if (margin <= highest) continue;
        highest = margin;
        best = PAIRS[at]!;
        isPair = true;
      }
    }
    this.hands[seat] = best;
    if (!isPair) return false;
    this.#spellbook.use(seat, PAIR);
    this.hands[1 - seat] = ALL_DICE ^ best;
    return true;
  }

  /** [D6] B takes two of the other three dice, A gets the last. */
  #share(seat: Seat): void {
    const taken = this.hands[1 - seat]!;
    let best = 0;
    let highest = NONE;
    for (let at = 0; at < PAIRS.length; at++) {
      if ((PAIRS[at]! & taken) !== 0) continue;
      const margin = this.#margin(seat, PAIRS[at]!);
      if (margin <= highest) continue;
      highest = margin;
      best = PAIRS[at]!;
    }
    this.hands[seat] = best;
    this.hands[1 - seat] = ALL_DICE ^ best;
  }

  /** What A gains on B at least with a die. */
  #marginAfterShare(seat: Seat, taken: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (let die = 0; die < DICE; die++) {
      if ((taken >> die) & 1) continue;
      least = Math.min(least, this.#margin(seat, taken | (1 << die)));
    }
    return least;
  }

  #margin(seat: Seat, dice: number): number {
    return this.#worth(seat, dice) - this.#worth(1 - seat, ALL_DICE ^ dice);
  }

  /** What a hand is worth without powers. */
  #worth(seat: Seat, dice: number): number {
    const at = seat * 16 + dice;
    if (this.#isRated[at] === 0) {
      this.#isRated[at] = 1;
      const one = this.faces[LOWER[dice]!]!;
      const other = this.faces[HIGHER[dice]!]!;
      const drawing = this.searches[seat]!.findBest(one >> 2, one & 3, other >> 2, other & 3, false);
      if (drawing > NONE) this.#worths[at] = drawing + this.#tickWorth(seat, rowOf(one), rowOf(other));
      else this.#worths[at] = this.#ticksAlways ? this.#tickWorth(seat, rowOf(one), rowOf(other)) : 0;
    }
    return this.#worths[at]!;
  }

  #tickWorth(seat: Seat, row: number, other: number): number {
    return this.#spellbook.tickWorth(seat, row, other, this.#roundsAfter);
  }

  /** [D7] A turn of drawing: at most one power, if it brings more than it is worth to keep. */
  #draw(seat: Seat): void {
    const { plan } = this;
    const search = this.searches[seat]!;
    const dice = this.hands[seat]!;
    const lower = LOWER[dice]!;
    const higher = HIGHER[dice]!;
    const one = this.faces[lower]!;
    const other = this.faces[higher]!;
    const rounds = this.#roundsAfter;
    plan.clear(one, other);
    const ticks = this.#tickWorth(seat, rowOf(one), rowOf(other));
    const plain = search.findBest(one >> 2, one & 3, other >> 2, other & 3, false);
    plan.offer(plain + ticks, search, 0, one, other, -1);
    // [D9] What does not fit may be passed.
    if (plain === NONE) plan.rating = this.#ticksAlways ? ticks : 0;
    if (((this.#castles >> seat) & 1) === 0) {
      const price = priceOf('castle', rounds);
      const first = search.findBest(one >> 2, (one & 3) + 1, other >> 2, other & 3, false);
      plan.offer(first + this.#tickWorth(seat, -1, rowOf(other)) - price, search, 0, one, other, lower);
      const second = search.findBest(one >> 2, one & 3, other >> 2, (other & 3) + 1, false);
      plan.offer(second + this.#tickWorth(seat, rowOf(one), -1) - price, search, 0, one, other, higher);
    }
    if (this.#spellbook.has(seat, TURN)) this.#offerTurns(seat, search, one, other, lower, higher);
    if (this.#spellbook.has(seat, FREE)) {
      const worth = search.findBest(one >> 2, one & 3, other >> 2, other & 3, true);
      plan.offer(worth + ticks - priceOf('free', rounds), search, FREE, one, other, -1);
    }
    if (this.#spellbook.has(seat, SPLIT)) {
      const worth = search.findSplit(one >> 2, one & 3, other >> 2, other & 3);
      plan.offer(worth + ticks - priceOf('split', rounds), search, SPLIT, one, other, -1);
    }
    this.#carryOut(seat, lower, higher);
  }

  #offerTurns(seat: Seat, search: DrawingSearch, one: number, other: number, lower: number, higher: number): void {
    const { plan } = this;
    const price = priceOf('turn', this.#roundsAfter);
    for (const die of [lower, higher]) {
      for (const { face } of SIDES_OF_DICE[die]!) {
        const first = die === lower ? face : one;
        const second = die === lower ? other : face;
        if (first === one && second === other) continue;
        const worth = search.findBest(first >> 2, first & 3, second >> 2, second & 3, false);
        plan.offer(worth + this.#tickWorth(seat, rowOf(first), rowOf(second)) - price, search, TURN, first, second, -1);
      }
    }
  }

  #carryOut(seat: Seat, lower: number, higher: number): void {
    const { plan } = this;
    if (plan.first === 0) return;
    const { board } = this.searches[seat]!;
    this.faces[lower] = plan.face;
    this.faces[higher] = plan.otherFace;
    this.#spellbook.use(seat, plan.spell);
    if (plan.marked >= 0) {
      this.#marked |= 1 << plan.marked;
      this.#castles |= 1 << seat;
    }
    board.lay(plan.first, plan.firstArms, (plan.face & 3) + (plan.marked === lower ? 1 : 0));
    board.lay(plan.second, plan.secondArms, (plan.otherFace & 3) + (plan.marked === higher ? 1 : 0));
    this.#drew |= 1 << seat;
  }

  /** [D11] Ticks a seat's dice; returns whether that has won a lightning spell. */
  #tick(seat: Seat): boolean {
    if (!this.#ticksAlways && ((this.#drew >> seat) & 1) === 0) return false;
    const dice = this.hands[seat]!;
    for (let die = 0; die < DICE; die++) {
      if (((dice & ~this.#marked) >> die) & 1) this.#spellbook.tick(seat, rowOf(this.faces[die]!));
    }
    return this.#spellbook.has(seat, DOMAINS | CROSS);
  }

  /** [D14] Uses the lightning spell that a seat has just won. */
  #strike(seat: Seat): void {
    const search = this.searches[seat]!;
    const { board } = search;
    if (this.#spellbook.has(seat, DOMAINS)) {
      this.struck = search.mostDomains();
      board.named = this.struck;
      this.#spellbook.use(seat, DOMAINS);
    } else {
      this.struck = search.bestCross();
      board.addCrosses(this.struck, 1);
      this.#spellbook.use(seat, CROSS);
    }
  }

  /** [D17] [D18] */
  #endRound(): void {
    const [one, other] = [this.searches[0]!.board.empty, this.searches[1]!.board.empty];
    if (this.#drew === 0 || one === 0 || other === 0) {
      this.step = OVER;
      return;
    }
    this.leader = 1 - this.leader;
    this.faces.fill(UNROLLED);
    this.hands.fill(0);
    this.#marked = 0;
    this.#drew = 0;
    this.step = ROLL;
    this.#prepare();
  }
}
