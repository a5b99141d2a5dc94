import type { Thought } from '@crownhold/bots';
import { formatTurn } from '@crownhold/table/thinking';
import type { GoLimits } from './arguments.ts';
import type { Question } from './topic.ts';

const FIRST_SEED = 0;

/** A bot at work on one question, thought by thought. It knows no clock: whoever drives it says when time is up. */
export class Thinking {
  readonly movetimeMs: number | undefined;
  readonly #write: (thought: Thought) => string;
  readonly #thoughts: Generator<Thought, Thought, void>;
  #best: Thought | undefined;
  #toldTurn = '';
  #toldNodes = 0;

  constructor({ game, kind, view, seat }: Question, limits: GoLimits) {
    const { movetime, nodes, seed = FIRST_SEED } = limits;
    this.movetimeMs = movetime;
    this.#write = ({ turn }) => formatTurn(game, view, seat, turn);
    this.#thoughts = kind.create().think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
  }

  /** One more thought, and whether it was the last. It is told if it is another turn, or after twice the work. */
  advance(): { readonly lines: readonly string[]; readonly isDone: boolean } {
    const { value: thought, done: isDone = false } = this.#thoughts.next();
    this.#best = thought;
    const { nodes, value } = thought;
    const turn = this.#write(thought);
    if (turn === this.#toldTurn && nodes < 2 * this.#toldNodes) return { lines: [], isDone };
    this.#toldTurn = turn;
    this.#toldNodes = Math.max(nodes, 1);
    const worth = value === undefined ? '' : `value ${value} `;
    return { lines: [`info nodes ${nodes} ${worth}turn ${turn}`], isDone };
  }

  /** The answer, as good as it is by now. */
  finish(): string {
    this.#best ??= this.#thoughts.next().value;
    return `best ${this.#write(this.#best)}`;
  }
}
