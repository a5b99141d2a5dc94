import {
  type Draft,
  INPUT_COUNT,
  KingdomInputs,
  leadOf,
  PlacementSearch,
  PlayoutBoard,
  type Position,
  rewardOf,
  UnseenAverages,
} from '@crownhold/bots/learning';
import { below, type Rng, type Seat } from '@crownhold/core';
import { FREE, kingdomino, type Options } from '@crownhold/games/kingdomino';

const DOMINOES = 48;
/** A domino is placed at random among the best so many places, once in so many placements. */
const PLACES = 4;
const ODD_PLACEMENTS = 8;
/** Once in so many rounds nobody asks the network. */
const ODD_ROUNDS = 5;
const NO_LINE = new Uint8Array(4);

/** The positions of a game at the ends of its rounds, seat by seat, and what came of it. */
export interface GamePositions {
  readonly seats: number;
  readonly inputs: Float32Array;
  readonly rewards: Float32Array;
  readonly leads: Float32Array;
}

const reader = new KingdomInputs();
const unseenAverages = new UnseenAverages();

/** A game of quick players, in which everything is placed in the round in which it was taken. */
export class QuickGame {
  readonly #seats: number;
  readonly #lineLength: number;
  readonly #rounds: number;
  readonly #kingdoms: readonly PlacementSearch[];
  readonly #deck = Uint8Array.from({ length: DOMINOES }, (_, at) => at + 1);
  #left = DOMINOES;
  #order: Uint8Array;
  readonly #rng: Rng;
  readonly #error: number;
  readonly #draft: Draft | undefined;
  readonly #isCentred: boolean;
  readonly #isHarmony: boolean;

  /**
   * Takes are wrong by up to half of `error` points; without an error placements are not odd either. With a draft, dominoes
   * are mostly taken as it likes.
   */
  constructor(options: Options, rng: Rng, error: number, draft?: Draft) {
    this.#draft = draft;
    this.#isCentred = options.variants.includes('middle-kingdom');
    this.#isHarmony = options.variants.includes('harmony');
    const start = kingdomino.create(options);
    this.#seats = start.seats;
    this.#lineLength = start.lineLength;
    this.#rounds = start.rounds;
    this.#kingdoms = Array.from({ length: start.seats }, (_, seat) => {
      const search = new PlacementSearch(new PlayoutBoard());
      search.read(start, seat);
      return search;
    });
    this.#order = Uint8Array.from({ length: start.lineLength }, (_, at) => at % start.seats);
    this.#rng = rng;
    this.#error = error;
    shuffle(this.#deck, rng);
    shuffle(this.#order, rng);
  }

  play(): GamePositions {
    const positions = (this.#rounds - 1) * this.#seats;
    const noted = {
      seats: this.#seats,
      inputs: new Float32Array(positions * INPUT_COUNT),
      rewards: new Float32Array(positions),
      leads: new Float32Array(positions),
    };
    for (let round = 0; round < this.#rounds; round++) {
      if (this.#draft && round > 0 && (this.#error === 0 || below(this.#rng, ODD_ROUNDS) > 0))
        this.#draftRound(this.#draft, round);
      else this.#playRound();
      if (round < this.#rounds - 1) this.#note(round, noted.inputs);
    }
    const scores = Float64Array.from(this.#kingdoms, ({ score }) => score);
    for (let at = 0; at < positions; at++) {
      noted.rewards[at] = rewardOf(scores, at % this.#seats);
      noted.leads[at] = leadOf(scores, at % this.#seats);
    }
    return noted;
  }

  #playRound(): void {
    this.#left -= this.#lineLength;
    const line = this.#deck.slice(this.#left, this.#left + this.#lineLength).sort();
    const owners = new Uint8Array(this.#lineLength).fill(FREE);
    for (const seat of this.#order) this.#take(line, owners, seat);
    for (const [at, seat] of owners.entries()) this.#place(this.#kingdoms[seat]!, line[at]!);
    this.#order = owners;
  }

  /** Plays a round in which everybody takes what a network likes best. */
  #draftRound(draft: Draft, round: number): void {
    const unseen = this.#deck.slice(0, this.#left);
    const position: Position = {
      seats: this.#seats,
      lineLength: this.#lineLength,
      rounds: this.#rounds,
      isCentred: this.#isCentred,
      isHarmony: this.#isHarmony,
      boards: this.#kingdoms.map(({ board }) => board),
      past: this.#kingdoms.map(() => 0),
      keys: this.#kingdoms.map((_, seat) => `${seat} ${round}`),
      round,
      slot: this.#lineLength,
      isTaking: false,
      actor: 0,
      drawn: 0,
      line: NO_LINE,
      lineKings: this.#order,
      next: NO_LINE,
      nextKings: NO_LINE,
      kings: NO_LINE,
      unseen,
      isDeterministic: false,
    };
    draft.sample(draft.finish(position, this.#rng), this.#rng);
    const line = draft.line.slice(0, this.#lineLength);
    const owners = draft.owners.slice(0, this.#lineLength);
    this.#deck.set(unseen.filter((domino) => !line.includes(domino)));
    this.#left -= this.#lineLength;
    for (const [at, seat] of owners.entries()) this.#place(this.#kingdoms[seat]!, line[at]!);
    this.#order = owners;
  }

  #take(line: Uint8Array, owners: Uint8Array, seat: Seat): void {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < line.length; at++) {
      if (owners[at] !== FREE) continue;
      const rating = this.#kingdoms[seat]!.rateTake(line[at]!) + this.#error * fraction(this.#rng);
      if (rating <= highest) continue;
      highest = rating;
      best = at;
    }
    owners[best] = seat;
  }

  #place(search: PlacementSearch, domino: number): void {
    if (!search.findBest(domino)) search.board.discard();
    else if (this.#error > 0 && below(this.#rng, ODD_PLACEMENTS) === 0) this.#placeOddly(search, domino);
    else search.board.lay(domino, search.first, search.second);
  }

  #placeOddly(search: PlacementSearch, domino: number): void {
    const places: { readonly first: number; readonly second: number; readonly rating: number }[] = [];
    search.each(domino, (first, second) => places.push({ first, second, rating: search.rate(domino, first, second) }));
    places.sort((one, other) => other.rating - one.rating);
    const { first, second } = places[below(this.#rng, Math.min(PLACES, places.length))]!;
    search.board.lay(domino, first, second);
  }

  #note(round: number, inputs: Float32Array): void {
    unseenAverages.readList(this.#deck, this.#left);
    for (const [seat, kingdom] of this.#kingdoms.entries()) {
      reader.readKingdom(kingdom, unseenAverages);
      reader.readContext(unseenAverages, round);
      reader.readOrder(this.#order, this.#lineLength, seat);
      inputs.set(reader.inputs, (round * this.#seats + seat) * INPUT_COUNT);
    }
  }
}

function shuffle(list: Uint8Array, rng: Rng): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = below(rng, at + 1);
    const one = list[at]!;
    list[at] = list[other]!;
    list[other] = one;
  }
}

/** Uniform in [0, 1), in steps fine enough. */
function fraction(rng: Rng): number {
  return below(rng, STEPS) / STEPS;
}

const STEPS = 1 << 20;
