import {
  CHANCE,
  type Dealer,
  type GameOptions,
  isLegal,
  type LogEntry,
  listMoves,
  type MoveCode,
  type Rules,
  type StateBuffer,
  settle,
} from '@crownhold/core';
import { type Entropy, weighted } from './outcome.ts';

export interface Outcome {
  readonly move: MoveCode;
  readonly attachment?: unknown;
}

/**
 * Dice that are thrown in earnest: the chance steps that one throw from this state settles, made of the seed alone, all
 * attempts included; `undefined` where chance goes by weights.
 */
export type Thrower<S extends StateBuffer> = (state: S, seed: Uint8Array) => readonly Outcome[] | undefined;

/**
 * Plays chance, in place, until a seat must act or the game is over; returns what it played. Server, browser, command
 * line and verifier all deal by it: the same entropy gives the same outcomes.
 */
export function deal<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  entropy: Entropy,
  thrower?: Thrower<S>,
): readonly LogEntry[] {
  const thrown: Outcome[] = [];
  const entries = settle(rules, state, createDealer(rules, entropy, thrower, thrown));
  if (thrown.length > 0) throw new Error(`a throw of ${thrown.length} dice more than chance has steps`);
  return entries;
}

/** Outcome k is the k-th time that chance has several possibilities: a throw counts once, a forced step does not. */
function createDealer<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  entropy: Entropy,
  thrower: Thrower<S> | undefined,
  thrown: Outcome[],
): Dealer<S> {
  let k = 0;
  return (state) => {
    if (thrown.length === 0) thrown.push(...settleNext(rules, state, () => entropy(k++), thrower));
    const outcome = thrown.shift()!;
    if (!isLegal(rules, state, CHANCE, outcome.move)) throw new Error(`thrown, but illegal: ${outcome.move}`);
    return outcome;
  };
}

/** What comes next: a forced step, a throw, or a move by weight in the order of the list. Only the latter two take a digest. */
export function settleNext<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  nextDigest: () => Uint8Array,
  thrower: Thrower<S> | undefined,
): readonly Outcome[] {
  const moves = listMoves(rules, state, CHANCE);
  if (moves.length === 1) return [{ move: moves[0]! }];
  const digest = nextDigest();
  const throws = thrower?.(rules.copy(state), digest);
  if (throws?.length === 0) throw new Error('a throw without an outcome');
  const weights = Array.from(moves, (move) => rules.chanceWeight(state, move));
  return throws ?? [{ move: moves[weighted(digest, weights)]! }];
}
