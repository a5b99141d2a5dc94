import * as fc from 'fast-check';
import { MAX_CHOICE } from './choice.ts';

/** What a position is made of: which options, and a number for each step. */
export interface Script {
  readonly options: number;
  readonly choices: readonly number[];
}

/** One script in so many is played to the end of its game; the others stop anywhere before. */
const WHOLE_GAMES = 8;

/**
 * Not `fc.array`, for two reasons: its lengths know nothing of the length of a game, so that most scripts would be over
 * or hardly begun; and it shrinks by dropping the beginning only, while here any stretch of a game may be idle.
 */
export class Scripts extends fc.Arbitrary<Script> {
  readonly #optionsCount: number;
  readonly #maxSteps: number;
  readonly #lengthOf: (options: number, choices: readonly number[]) => number;

  constructor(
    optionsCount: number,
    maxSteps: number,
    lengthOf: (options: number, choices: readonly number[]) => number,
  ) {
    super();
    this.#optionsCount = optionsCount;
    this.#maxSteps = maxSteps;
    this.#lengthOf = lengthOf;
  }

  override generate(mrng: fc.Random): fc.Value<Script> {
    const options = mrng.nextInt(0, this.#optionsCount - 1);
    const choices = Array.from({ length: this.#maxSteps }, () => mrng.nextInt(0, MAX_CHOICE));
    const length = this.#lengthOf(options, choices);
    const depth = mrng.nextInt(1, WHOLE_GAMES) === 1 ? length : mrng.nextInt(0, length);
    return new fc.Value({ options, choices: choices.slice(0, depth) }, undefined);
  }

  // Scripts exist only inside of `positions`, so that nobody can hand in an example.
  override canShrinkWithoutContext(_value: unknown): _value is Script {
    return false;
  }

  override shrink(script: Script): fc.Stream<fc.Value<Script>> {
    return fc.stream(simplerScripts(script)).map((simpler) => new fc.Value(simpler, undefined));
  }
}

function* simplerScripts({ options, choices }: Script): IterableIterator<Script> {
  for (let size = choices.length; size > 0; size = Math.floor(size / 2)) {
    for (let end = choices.length; end >= size; end -= size) {
      yield { options, choices: choices.toSpliced(end - size, size) };
    }
  }
  if (options > 0) yield { options: 0, choices };
  for (const [index, choice] of choices.entries()) {
    if (choice > 0) yield { options, choices: choices.with(index, 0) };
  }
}
