import type { Seat } from '@crownhold/core';
import { CONTEXT_AT, INPUT_COUNT } from './kingdom-inputs.ts';

const SEATS = 4;
/** What is kept of a kingdom. In one half the best of the rivals counts, in the other their mean. */
export const CODE_SIZE = 32;
export const HIDDEN_SIZE = 32;
/** The reward that a seat can expect, and its lead. */
export const OUTPUT_COUNT = 2;
/** The network tells leads in so many points. */
export const LEAD_UNIT = 40;

// Local names for what the inner loops read: V8 folds a module's own constants.
const CODE = 32;
const HIDDEN = 32;
const KINGDOM_INPUTS = CONTEXT_AT;
const INPUTS = INPUT_COUNT;

// Where the parts of the weights begin; first those from inputs to code, by input.
export const HIDDEN_AT = INPUT_COUNT * CODE_SIZE;
export const HIDDEN_BIAS_AT = HIDDEN_AT + 2 * CODE_SIZE * HIDDEN_SIZE;
export const OUTPUT_AT = HIDDEN_BIAS_AT + HIDDEN_SIZE;
export const OUTPUT_BIAS_AT = OUTPUT_AT + HIDDEN_SIZE * OUTPUT_COUNT;
export const WEIGHT_COUNT = OUTPUT_BIAS_AT + OUTPUT_COUNT;

/** What the network keeps of a kingdom before it knows what is around. */
export type KingdomCode = readonly number[];

/**
 * Tells what the seats can expect at the end of a round. Each kingdom is encoded by itself, so that those met again cost
 * nothing; then a seat is compared with its rivals. Only sums, products and comparisons: the same everywhere.
 */
export class ValueNetwork {
  readonly #weights: Float64Array;
  readonly #sums = new Float64Array(CODE_SIZE);
  readonly #codes = Array.from({ length: SEATS }, () => new Float64Array(CODE_SIZE));
  readonly #pair = new Float64Array(2 * CODE_SIZE);
  readonly #hidden = new Float64Array(HIDDEN_SIZE);
  /** Of the seat asked about last. */
  reward = 0;
  lead = 0;

  constructor(weights: ArrayLike<number>) {
    if (weights.length !== WEIGHT_COUNT) throw new Error(`${weights.length} weights, not ${WEIGHT_COUNT}`);
    this.#weights = Float64Array.from(weights);
  }

  encodeKingdom(inputs: Float32Array): KingdomCode {
    this.#sum(inputs, 0, KINGDOM_INPUTS);
    const code: number[] = [];
    for (let i = 0; i < CODE; i++) code.push(this.#sums[i]!);
    return code;
  }

  encodeContext(inputs: Float32Array, context: Float64Array): void {
    this.#sum(inputs, KINGDOM_INPUTS, INPUTS);
    context.set(this.#sums);
  }

  #sum(inputs: Float32Array, from: number, to: number): void {
    const weights = this.#weights;
    const sums = this.#sums.fill(0);
    for (let input = from; input < to; input++) {
      const value = inputs[input]!;
      if (value === 0) continue;
      const row = input * CODE;
      for (let i = 0; i < CODE; i++) sums[i]! += value * weights[row + i]!;
    }
  }

  /** Tells the network what a seat has; then its inputs that are 1 are added one by one, and it is closed. */
  openSeat(seat: Seat, kingdom: KingdomCode, context: Float64Array): void {
    const code = this.#codes[seat]!;
    for (let i = 0; i < CODE; i++) code[i] = kingdom[i]! + context[i]!;
  }

  addInput(seat: Seat, input: number): void {
    const weights = this.#weights;
    const code = this.#codes[seat]!;
    const row = input * CODE;
    for (let i = 0; i < CODE; i++) code[i]! += weights[row + i]!;
  }

  closeSeat(seat: Seat): void {
    const code = this.#codes[seat]!;
    for (let i = 0; i < CODE; i++) if (code[i]! < 0) code[i] = 0;
  }

  /** Finds what a seat can expect, once all seats are closed. Among two it is looked at from both sides. */
  ask(seat: Seat, seats: number): void {
    this.#look(seat, seats);
    if (seats !== 2) return;
    const { reward, lead } = this;
    this.#look(1 - seat, seats);
    this.reward = (reward + 1 - this.reward) / 2;
    this.lead = (lead - this.lead) / 2;
  }

  #look(seat: Seat, seats: number): void {
    const weights = this.#weights;
    const hidden = this.#hidden;
    const pair = this.#pair;
    pair.set(this.#codes[seat]!);
    if (seats === 2) pair.set(this.#codes[1 - seat]!, CODE);
    else this.#gatherRivals(seat, seats);
    for (let h = 0; h < HIDDEN; h++) hidden[h] = weights[HIDDEN_BIAS_AT + h]!;
    for (let i = 0; i < 2 * CODE; i++) {
      const value = pair[i]!;
      if (value === 0) continue;
      const row = HIDDEN_AT + i * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) hidden[h]! += value * weights[row + h]!;
    }
    let reward = weights[OUTPUT_BIAS_AT]!;
    let lead = weights[OUTPUT_BIAS_AT + 1]!;
    for (let h = 0; h < HIDDEN; h++) {
      const value = hidden[h]!;
      if (value <= 0) continue;
      reward += value * weights[OUTPUT_AT + 2 * h]!;
      lead += value * weights[OUTPUT_AT + 2 * h + 1]!;
    }
    this.reward = reward;
    this.lead = lead * LEAD_UNIT;
  }

  #gatherRivals(seat: Seat, seats: number): void {
    const part = 1 / (seats - 1);
    for (let i = 0; i < CODE; i++) {
      let highest = 0;
      let sum = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const value = this.#codes[other]![i]!;
        sum += value;
        if (value > highest) highest = value;
      }
      this.#pair[CODE + i] = i < CODE / 2 ? highest : sum * part;
    }
  }
}
