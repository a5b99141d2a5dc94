import {
  CODE_SIZE,
  HIDDEN_AT,
  HIDDEN_BIAS_AT,
  HIDDEN_SIZE,
  INPUT_COUNT,
  LEAD_UNIT,
  OUTPUT_AT,
  OUTPUT_BIAS_AT,
  OUTPUT_COUNT,
  WEIGHT_COUNT,
} from '@crownhold/bots/learning';
import { below, type Rng, type Seat } from '@crownhold/core';
import type { GamePositions } from './quick-game.ts';

/** What the error of a lead counts beside that of a reward. */
const LEAD_SHARE = 0.3;
// Of Adam: how long gradients and their squares are remembered.
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const TINY = 1e-8;
// Local names for what the inner loops read.
const CODE = CODE_SIZE;
const HIDDEN = HIDDEN_SIZE;
const OUTPUTS = OUTPUT_COUNT;

/** Teaches the network of `value-network` by stochastic gradient descent (Adam). */
export class NetworkTrainer {
  readonly weights = new Float32Array(WEIGHT_COUNT);
  readonly #gradients = new Float64Array(WEIGHT_COUNT);
  readonly #means = new Float64Array(WEIGHT_COUNT);
  readonly #squares = new Float64Array(WEIGHT_COUNT);
  #steps = 0;
  /** How many examples the gradients are of. */
  #count = 0;
  // Of one position, by seat; then of the seat that is looked at.
  readonly #codes = [0, 1, 2, 3].map(() => new Float64Array(CODE));
  readonly #codeErrors = [0, 1, 2, 3].map(() => new Float64Array(CODE));
  readonly #pair = new Float64Array(2 * CODE);
  /** Which rival is the highest. */
  readonly #highest = new Int32Array(CODE);
  readonly #hidden = new Float64Array(HIDDEN);
  readonly #hiddenErrors = new Float64Array(HIDDEN);

  constructor(rng: Rng) {
    const fraction = () => below(rng, 1 << 20) / (1 << 20) - 0.5;
    for (let i = 0; i < HIDDEN_BIAS_AT; i++) this.weights[i] = fraction() * 0.4;
    for (let i = OUTPUT_AT; i < OUTPUT_BIAS_AT; i++) this.weights[i] = fraction() * 0.2;
    this.weights[OUTPUT_BIAS_AT] = 0.4;
  }

  save(): Float64Array {
    return Float64Array.of(
      this.#steps,
      this.#count,
      ...this.weights,
      ...this.#gradients,
      ...this.#means,
      ...this.#squares,
    );
  }

  restore(saved: Float64Array): void {
    [this.#steps, this.#count] = [saved[0]!, saved[1]!];
    let at = 2;
    for (const part of [this.weights, this.#gradients, this.#means, this.#squares]) {
      part.set(saved.subarray(at, at + WEIGHT_COUNT));
      at += WEIGHT_COUNT;
    }
  }

  /** Adds the position of a game that begins at an example. Returns the sum of the squared errors of its rewards. */
  add(game: GamePositions, at: number): number {
    const { seats, inputs, rewards, leads } = game;
    for (let seat = 0; seat < seats; seat++) this.#encode(inputs, at + seat, seat);
    let errors = 0;
    for (let seat = 0; seat < seats; seat++) {
      const [reward, lead] = this.#expect(seat, seats);
      const error = reward - rewards[at + seat]!;
      errors += error * error;
      this.#blame(error, LEAD_SHARE * (lead - leads[at + seat]! / LEAD_UNIT));
      this.#blameCodes(seat, seats);
    }
    for (let seat = 0; seat < seats; seat++) this.#blameInputs(inputs, at + seat, seat);
    this.#count += seats;
    return errors;
  }

  #encode(inputs: Float32Array, example: number, seat: Seat): void {
    const { weights } = this;
    const code = this.#codes[seat]!.fill(0);
    this.#codeErrors[seat]!.fill(0);
    const from = example * INPUT_COUNT;
    for (let input = 0; input < INPUT_COUNT; input++) {
      const value = inputs[from + input]!;
      if (value === 0) continue;
      const row = input * CODE;
      for (let i = 0; i < CODE; i++) code[i]! += value * weights[row + i]!;
    }
    for (let i = 0; i < CODE; i++) if (code[i]! < 0) code[i] = 0;
  }

  #expect(seat: Seat, seats: number): readonly [reward: number, lead: number] {
    const { weights } = this;
    const pair = this.#pair;
    const hidden = this.#hidden;
    pair.set(this.#codes[seat]!);
    this.#gatherRivals(seat, seats);
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
      if (hidden[h]! <= 0) continue;
      reward += hidden[h]! * weights[OUTPUT_AT + h * OUTPUTS]!;
      lead += hidden[h]! * weights[OUTPUT_AT + h * OUTPUTS + 1]!;
    }
    return [reward, lead];
  }

  #gatherRivals(seat: Seat, seats: number): void {
    const part = 1 / (seats - 1);
    for (let i = 0; i < CODE; i++) {
      let highest = -1;
      let sum = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const value = this.#codes[other]![i]!;
        sum += value;
        if (value <= highest) continue;
        highest = value;
        this.#highest[i] = other;
      }
      this.#pair[CODE + i] = i < CODE / 2 ? highest : sum * part;
    }
  }

  /** Finds how the outputs of the seat asked about last depend on their weights and on the hidden layer. */
  #blame(error: number, leadError: number): void {
    const { weights } = this;
    const gradients = this.#gradients;
    gradients[OUTPUT_BIAS_AT]! += error;
    gradients[OUTPUT_BIAS_AT + 1]! += leadError;
    for (let h = 0; h < HIDDEN; h++) {
      const value = this.#hidden[h]!;
      this.#hiddenErrors[h] = 0;
      if (value <= 0) continue;
      const output = OUTPUT_AT + h * OUTPUTS;
      gradients[output]! += error * value;
      gradients[output + 1]! += leadError * value;
      const back = error * weights[output]! + leadError * weights[output + 1]!;
      this.#hiddenErrors[h] = back;
      gradients[HIDDEN_BIAS_AT + h]! += back;
    }
  }

  #blameCodes(seat: Seat, seats: number): void {
    const { weights } = this;
    const gradients = this.#gradients;
    const errors = this.#hiddenErrors;
    for (let i = 0; i < 2 * CODE; i++) {
      const value = this.#pair[i]!;
      if (value === 0) continue;
      const row = HIDDEN_AT + i * HIDDEN;
      let back = 0;
      for (let h = 0; h < HIDDEN; h++) {
        gradients[row + h]! += value * errors[h]!;
        back += weights[row + h]! * errors[h]!;
      }
      if (i < CODE) this.#codeErrors[seat]![i]! += back;
      else this.#blameRivals(i - CODE, back, seat, seats);
    }
  }

  #blameRivals(i: number, back: number, seat: Seat, seats: number): void {
    if (i < CODE / 2) {
      this.#codeErrors[this.#highest[i]!]![i]! += back;
      return;
    }
    const part = back / (seats - 1);
    for (let other = 0; other < seats; other++) if (other !== seat) this.#codeErrors[other]![i]! += part;
  }

  #blameInputs(inputs: Float32Array, example: number, seat: Seat): void {
    const gradients = this.#gradients;
    const code = this.#codes[seat]!;
    const errors = this.#codeErrors[seat]!;
    for (let i = 0; i < CODE; i++) if (code[i]! <= 0) errors[i] = 0;
    const from = example * INPUT_COUNT;
    for (let input = 0; input < INPUT_COUNT; input++) {
      const value = inputs[from + input]!;
      if (value === 0) continue;
      const row = input * CODE;
      for (let i = 0; i < CODE; i++) gradients[row + i]! += value * errors[i]!;
    }
  }

  /** Changes the weights by what was added since the last step. */
  step(rate: number): void {
    const { weights } = this;
    this.#steps++;
    const meanScale = 1 / (1 - MEAN_DECAY ** this.#steps);
    const squareScale = 1 / (1 - SQUARE_DECAY ** this.#steps);
    const part = 1 / this.#count;
    for (let i = 0; i < WEIGHT_COUNT; i++) {
      const gradient = this.#gradients[i]! * part;
      const mean = MEAN_DECAY * this.#means[i]! + (1 - MEAN_DECAY) * gradient;
      const square = SQUARE_DECAY * this.#squares[i]! + (1 - SQUARE_DECAY) * gradient * gradient;
      this.#means[i] = mean;
      this.#squares[i] = square;
      weights[i]! -= (rate * mean * meanScale) / (Math.sqrt(square * squareScale) + TINY);
    }
    this.#gradients.fill(0);
    this.#count = 0;
  }
}
