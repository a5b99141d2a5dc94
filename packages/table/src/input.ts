import {
  type Draft,
  extendDraft,
  type GameOf,
  type GameTypes,
  isRefusal,
  type Refusal,
  type Seat,
  splitTurn,
  startDraft,
  type View,
} from '@crownhold/core';
import type { Message } from './message.ts';

/** A person's pending input: the turn being built. A game adds the cursor and what is chosen but is no step yet. */
export interface Input<G extends GameTypes> {
  readonly draft: Draft<G['state']>;
  /** Why the thing under the cursor cannot be played here; an action that is refused changes nothing and says so itself. */
  readonly whyNot?: Refusal | undefined;
  /** What the last action did besides, such as taking back an earlier choice. */
  readonly remark?: Message | undefined;
}

/** What a session has to know of one game. `A` is an action as plain data. */
export interface InputRules<G extends GameTypes, I extends Input<G>, A> {
  readonly game: GameOf<G>;
  start(view: View<G['state']>, seat: Seat): I;
  act(input: I, action: A): I | Refusal;
  /** Without the last choice; `undefined` when there is none. */
  undo(input: I): I | undefined;
  /** The same choices on a later view of the same turn. Loses nothing while `since` is the same. */
  rebase(input: I, view: View<G['state']>): I;
  /** The input after the steps of a turn that was kept as text; it stops at a step that does not fit. */
  resume(input: I, turn: string): I;
  /** Whether the turn that the seat is asked for must not be seen by other people at this device. */
  isHidden(view: View<G['state']>, seat: Seat): boolean;
  /** Whether a game of a series lies finished here, to be looked at until somebody goes on. */
  isBetweenGames(view: View<G['state']>): boolean;
  /** Whether what happened has opened hidden turns: people look at it together, after a break too. */
  isReveal?(events: readonly G['event'][]): boolean;
  /** Seats that are asked at once, in the order in which one device asks them. */
  order(view: View<G['state']>, seats: readonly Seat[]): readonly Seat[];
}

/** Plays the steps of a turn's text on a draft, as far as they are legal. */
export function draftAfter<G extends GameTypes>(
  game: GameOf<G>,
  draft: Draft<G['state']>,
  turn: string,
): Draft<G['state']> {
  let now = draft;
  for (const step of turn ? splitTurn(turn) : []) {
    const move = game.parseMove(now.state, step);
    const next = move === undefined ? undefined : extendDraft(game, now, move);
    if (next === undefined || isRefusal(next)) break;
    now = next;
  }
  return now;
}

/** The same steps on a later view of the same turn, as far as they are legal there. */
export function rebaseDraft<G extends GameTypes>(
  game: GameOf<G>,
  draft: Draft<G['state']>,
  view: View<G['state']>,
): Draft<G['state']> {
  let now = startDraft(view, draft.seat);
  for (const move of draft.moves) {
    const next = extendDraft(game, now, move);
    if (isRefusal(next)) break;
    now = next;
  }
  return now;
}
