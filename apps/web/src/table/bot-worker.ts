import { findBot, type Thought } from '@crownhold/bots';
import { joinTurn, type MoveCode, type Seat, type View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';
import { type Hint, hintOf } from './hint.ts';

/** What the worker is asked. A view travels as text: nothing else could be given to a bot by mistake. */
export interface BotQuestion {
  readonly number: number;
  readonly bot: string;
  readonly view: string;
  readonly seat: Seat;
  readonly seed: number;
  /** Most positions to look at; then time does not count, and the answer is the same on every device. */
  readonly nodes?: number;
  /** Asks for the next step and why, instead of a turn. */
  readonly isForHint?: boolean;
}

export interface BotAnswer {
  readonly number: number;
  /** The whole turn as text, or nothing if the bot failed. */
  readonly turn?: string;
  readonly hint?: Hint;
}

/** How long a bot may go on thinking, unless it is told how far. */
const MOVETIME_MS = 1000;

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { number } = data;
  let answer: BotAnswer = { number };
  try {
    answer = { number, ...answerOf(data) };
  } finally {
    self.postMessage(answer);
  }
});

function answerOf({ bot, view: text, seat, seed, nodes, isForHint }: BotQuestion): Omit<BotAnswer, 'number'> {
  // The page formats views only.
  const view = kingdomino.parseState(text) as View<State> | undefined;
  const kind = findBot(kingdomino, bot);
  if (!view || !kind) throw new Error(`${bot} cannot think about ${text}`);
  const thoughts = kind.create().think(view, seat, { seed, ...(nodes !== undefined && { nodes }) });
  const { turn } = ponder(thoughts, nodes === undefined ? MOVETIME_MS : Number.POSITIVE_INFINITY);
  return isForHint ? { hint: hintOf(view, seat, turn[0]!) } : { turn: formatTurn(view, seat, turn) };
}

function ponder(thoughts: Generator<Thought, Thought, void>, movetimeMs: number): Thought {
  const end = performance.now() + movetimeMs;
  for (;;) {
    const { value, done } = thoughts.next();
    if (done || performance.now() >= end) return value;
  }
}

function formatTurn(view: View<State>, seat: Seat, moves: readonly MoveCode[]): string {
  const state = kingdomino.copy(view);
  const steps = moves.map((move) => {
    const step = kingdomino.formatMove(state, move);
    kingdomino.apply(state, seat, move);
    return step;
  });
  return joinTurn(steps);
}
