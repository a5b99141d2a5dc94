import {
  extendDraft,
  formatDraft,
  type GameOf,
  type GameTypes,
  isComplete,
  isRefusal,
  type MoveCode,
  type Seat,
  startDraft,
  type View,
} from '@crownhold/core';

/** Milliseconds since some moment. */
export type Clock = () => number;

/** Better and better thoughts of a bot; the last one is what it returns. */
export type Thoughts<T> = Generator<T, T, void>;

export interface TimedThinking {
  /** By which the time of the thinking is counted. */
  readonly clock: Clock;
  readonly movetimeMs?: number | undefined;
  /** The time was up before the bot had enough: it is weaker than it should be. */
  onTimeUp?(): void;
}

/** The best thought within a time, at least the first one. For a thread that has nothing else to do. */
export function thinkAtOnce<T>(thoughts: Thoughts<T>, thinking: TimedThinking): T {
  const { clock, movetimeMs = Number.POSITIVE_INFINITY } = thinking;
  const end = clock() + movetimeMs;
  for (;;) {
    const { value, done } = thoughts.next();
    if (done) return value;
    if (clock() < end) continue;
    thinking.onTimeUp?.();
    return value;
  }
}

export interface SlicedThinking extends TimedThinking {
  /** Ends the thinking early. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** How long everything else may wait, by the clock on the wall. */
  readonly sliceMs: number;
  readonly wallClock: Clock;
  /** Lets everything else have its turn. */
  breathe(): Promise<unknown>;
}

/** The same in slices, so that keys and messages are heard meanwhile. */
export async function thinkInSlices<T>(thoughts: Thoughts<T>, thinking: SlicedThinking): Promise<T> {
  const { clock, movetimeMs = Number.POSITIVE_INFINITY, signal, sliceMs, wallClock } = thinking;
  const start = clock();
  let sliceEnd = wallClock() + sliceMs;
  for (;;) {
    const { value: thought, done } = thoughts.next();
    if (done || signal?.aborted) return thought;
    if (clock() - start >= movetimeMs) {
      thinking.onTimeUp?.();
      return thought;
    }
    if (wallClock() < sliceEnd) continue;
    await thinking.breathe();
    if (signal?.aborted) return thought;
    sliceEnd = wallClock() + sliceMs;
  }
}

/** A bot's turn as a command carries it. Anything but a whole legal turn is a bug of the bot and throws. */
export function formatTurn<G extends GameTypes>(
  game: GameOf<G>,
  view: View<G['state']>,
  seat: Seat,
  moves: readonly MoveCode[],
): string {
  let draft = startDraft(view, seat);
  for (const move of moves) {
    const next = extendDraft(game, draft, move);
    if (isRefusal(next)) {
      throw new Error(
        `${move} is illegal (${next.rule}, ${next.code}) in ${game.id}: ${game.formatState(draft.state)}`,
      );
    }
    draft = next;
  }
  if (!isComplete(game, draft))
    throw new Error(`${moves.join()} is no whole turn in ${game.id}: ${game.formatState(view)}`);
  return formatDraft(draft);
}
