import { Draft, type NetworkKind, ValueNetwork } from '@crownhold/bots/learning';
import { below, createRng, type Rng } from '@crownhold/core';
import { type Options, parseOptions } from '@crownhold/games/kingdomino';
import { NetworkTrainer } from './network-trainer.ts';
import { QuickGame } from './quick-game.ts';

/** Positions between two steps of the trainer. */
const BATCH = 64;
/** By how many points takes are wrong at most, each in as many games. */
const ERRORS = [0, 2, 4, 8];
/** The learning rate falls nearly to nothing in the course of a lesson. */
const FALL = 0.97;
const FIRST_WEIGHTS_SEED = 3;

/** Many games of one kind of player. */
export interface Lesson {
  readonly games: number;
  readonly rate: number;
  readonly firstSeed: number;
  /** Whether the network decides who takes what, as it was a tenth of the lesson ago. */
  readonly isDrafting: boolean;
}

/** Learns one lesson after the other; can be interrupted between tenths of a lesson, and gives the same weights. */
export class NetworkSchool {
  readonly #kind: NetworkKind;
  readonly #lessons: readonly Lesson[];
  #trainer = new NetworkTrainer(createRng(FIRST_WEIGHTS_SEED));
  #lesson = 0;
  #played = 0;
  #pending = 0;

  constructor(kind: NetworkKind, lessons: readonly Lesson[]) {
    this.#kind = kind;
    this.#lessons = lessons;
  }

  get isOver(): boolean {
    return this.#lesson === this.#lessons.length;
  }

  get weights(): Float32Array {
    return this.#trainer.weights;
  }

  /** All that is needed to go on later. */
  save(): Float64Array {
    return Float64Array.of(this.#lesson, this.#played, this.#pending, ...this.#trainer.save());
  }

  restore(saved: Float64Array): void {
    [this.#lesson, this.#played, this.#pending] = [saved[0]!, saved[1]!, saved[2]!];
    this.#trainer.restore(saved.subarray(3));
  }

  /** Plays a tenth of a lesson, and tells the mean squared error of the rewards expected in it. */
  learn(): number {
    const { games, rate, firstSeed, isDrafting } = this.#lessons[this.#lesson]!;
    const draft = isDrafting ? new Draft(new ValueNetwork(this.weights)) : undefined;
    const trainer = this.#trainer;
    let [errors, count] = [0, 0];
    for (let n = 0; n < games / 10; n++) {
      const rng = createRng(firstSeed + ++this.#played);
      const options = optionsOf(this.#kind, rng);
      const game = new QuickGame(options, rng, ERRORS[below(rng, ERRORS.length)]!, draft).play();
      for (let at = 0; at < game.rewards.length; at += game.seats) {
        errors += trainer.add(game, at);
        count += game.seats;
        if (++this.#pending < BATCH) continue;
        this.#pending = 0;
        trainer.step(rate * (1 - (FALL * this.#played) / games));
      }
    }
    if (this.#played >= games) this.#nextLesson();
    return errors / count;
  }

  #nextLesson(): void {
    const { weights } = this;
    this.#lesson++;
    this.#played = 0;
    this.#pending = 0;
    this.#trainer = new NetworkTrainer(createRng(FIRST_WEIGHTS_SEED));
    this.#trainer.weights.set(weights);
  }
}

/** Half of the games have no variants that change the points. */
export function optionsOf(kind: NetworkKind, rng: Rng): Options {
  const both = below(rng, 4);
  const isPlain = below(rng, 2) === 0;
  const variants = [
    ...(!isPlain && (both & 1) > 0 ? ['middle-kingdom'] : []),
    ...(!isPlain && (both & 2) > 0 ? ['harmony'] : []),
    ...(kind === 'mighty' ? ['mighty-duel'] : []),
  ];
  const seats = kind !== 'one' ? 2 : below(rng, 4) === 0 ? 3 : 4;
  return parseOptions({ seats, variants }) as Options;
}
