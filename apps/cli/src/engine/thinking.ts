import type { RankedTurn, Thought } from '@crownhold/bots';
import { formatTurn } from '@crownhold/table/thinking';
import { type GoLimits, turnTimeMs } from './arguments.ts';
import type { Question } from './topic.ts';

const FIRST_SEED = 0;

/** A bot at work on one question, thought by thought. It knows no clock: whoever drives it says when time is up. */
export class Thinking {
  readonly movetimeMs: number | undefined;
  readonly #write: (thought: RankedTurn) => string;
  readonly #thoughts: Generator<Thought, Thought, void>;
  #best: Thought | undefined;
  #toldTurn = '';
  #toldNodes = 0;

  constructor({ game, kind, view, seat }: Question, limits: GoLimits) {
    const { nodes, multipv: ranks, seed = FIRST_SEED } = limits;
    this.movetimeMs = turnTimeMs(limits);
    this.#write = ({ turn }) => formatTurn(game, view, seat, turn);
    const budget = { seed, ...(nodes !== undefined && { nodes }), ...(ranks !== undefined && { ranks }) };
    this.#thoughts = kind.create().think(view, seat, budget);
  }

  /** One more thought, and whether it was the last. It is told if it is another turn, or after twice the work. */
  advance(): { readonly lines: readonly string[]; readonly isDone: boolean } {
    const { value: thought, done: isDone = false } = this.#thoughts.next();
    this.#best = thought;
    const { nodes, ranking } = thought;
    const turn = this.#write(thought);
    // Ranks change all the time, so the last ones are told too.
    const isLast = isDone && ranking !== undefined && nodes > this.#toldNodes;
    if (turn === this.#toldTurn && nodes < 2 * this.#toldNodes && !isLast) return { lines: [], isDone };
    this.#toldTurn = turn;
    this.#toldNodes = Math.max(nodes, 1);
    return { lines: this.#infoLines(thought), isDone };
  }

  /** One line, or one for each of the best turns where they were asked for and the bot compares turns. */
  #infoLines({ nodes, ranking, ...best }: Thought): readonly string[] {
    const tell = (rank: string, ranked: RankedTurn) => {
      const worth = ranked.value === undefined ? '' : `value ${ranked.value} `;
      return `info nodes ${nodes} ${rank}${worth}turn ${this.#write(ranked)}`;
    };
    return ranking ? ranking.map((ranked, at) => tell(`rank ${at + 1} `, ranked)) : [tell('', best)];
  }

  /** The answer, as good as it is by now. */
  finish(): string {
    this.#best ??= this.#thoughts.next().value;
    return `best ${this.#write(this.#best)}`;
  }
}
