import type { BotKind } from '@crownhold/bots';
import type { GameOf, GameTypes, MoveCode, Seat, View } from '@crownhold/core';
import { type Clock, formatTurn, type Thoughts, thinkAtOnce } from '@crownhold/table';
import type { BotAnswer, BotQuestion } from './bot-question.ts';

/** How long a bot may go on thinking, unless it is told how far. */
const MOVETIME_MS = 1000;

export interface Thought extends Omit<BotAnswer, 'number'> {
  /** The time was up before the bot had enough. */
  readonly isHurried?: true;
}

/** Answers questions about one game. */
export type Thinker = (question: BotQuestion, clock: Clock) => Promise<Thought>;

/** Lets the bots of a game think; `explain` says why a step is good, at once or when it is loaded. */
export function createThinker<G extends GameTypes>(
  game: GameOf<G>,
  bots: readonly BotKind[],
  explain: (view: View<G['state']>, seat: Seat, move: MoveCode) => unknown,
): Thinker {
  return async ({ bot, view: text, seat, seed, nodes, isForHint }, clock) => {
    // The page formats views only.
    const view = game.parseState(text) as View<G['state']> | undefined;
    const kind = bots.find(({ id }) => id === bot);
    if (!view || !kind) throw new Error(`${bot} cannot think about ${text}`);
    await kind.load?.();
    const thoughts = kind.create().think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
    const hurry: { isHurried?: true } = {};
    const { turn } = thinkAtOnce(thoughts satisfies Thoughts<{ readonly turn: readonly MoveCode[] }>, {
      clock,
      movetimeMs: nodes === undefined ? MOVETIME_MS : undefined,
      onTimeUp() {
        hurry.isHurried = true;
      },
    });
    if (isForHint) return { hint: await explain(view, seat, turn[0]!) };
    return { turn: formatTurn<G>(game, view, seat, turn), ...hurry };
  };
}
