import { type LogEntry, NOBODY, type Seat, type Viewer } from '@crownhold/core';
import { type Cell, decodeMove } from './moves.ts';
import { gameResult, type Result } from './result.ts';
import { actors, apply, ranking, score } from './rules.ts';
import { gamePoints } from './scoring.ts';
import { copyState, type State } from './state.ts';

/** What has just happened: everything a screen animates, a log prints and a voice reads. */
export type Event =
  | { readonly kind: 'game-began'; readonly game: number }
  | { readonly kind: 'drawn'; readonly domino: number }
  | { readonly kind: 'line-laid'; readonly dominoes: readonly number[] }
  | { readonly kind: 'king-drawn'; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly domino: number }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly domino: number;
      readonly cells: readonly [Cell, Cell];
      /** Points won or lost by it, bonuses included. */
      readonly gain: number;
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly domino: number; readonly gain: number }
  | { readonly kind: 'round-began'; readonly round: number; readonly isLast: boolean }
  | { readonly kind: 'game-ended'; readonly game: number; readonly results: readonly Result[] }
  | { readonly kind: 'match-ended'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

/** The state after an entry, used again for the next: nothing of it is kept, and a copy costs fifty times as much. */
let scratch: State | undefined;

export function events(before: State, entry: LogEntry, _viewer: Viewer): readonly Event[] {
  scratch = copyState(before, scratch);
  const after = scratch;
  apply(after, entry.actor, entry.move);
  const list = [...ownEvents(before, after, entry)];
  if (after.round > before.round) {
    list.push({ kind: 'round-began', round: after.round, isLast: after.round === after.rounds });
  }
  if (after.phase === 'renew' || after.phase === 'over') {
    list.push({ kind: 'game-ended', game: after.game, results: bySeat(after, gameResult) });
  }
  if (actors(after) === NOBODY) {
    list.push({ kind: 'match-ended', scores: bySeat(after, score), ranks: ranking(after) });
  }
  return list;
}

/** [K20] A finished game of a dynasty is looked at before the next one is dealt. */
export function startsAct({ phase }: State): boolean {
  return phase === 'renew';
}

function ownEvents(before: State, after: State, { move: code }: LogEntry): readonly Event[] {
  const move = decodeMove(code)!;
  const { seat, activeDomino: domino } = before;
  switch (move.kind) {
    case 'draw':
      return drawEvents(before, after, move.domino);
    case 'king':
      return [{ kind: 'king-drawn', seat: move.seat }];
    case 'take':
      return [{ kind: 'taken', seat, domino: move.domino }];
    case 'put':
      return [{ kind: 'placed', seat, domino, cells: [move.first, move.second], gain: gainOf(before, after, seat) }];
    case 'discard':
      return [{ kind: 'discarded', seat, domino, gain: gainOf(before, after, seat) }];
  }
}

function drawEvents(before: State, after: State, domino: number): readonly Event[] {
  const list: Event[] = [{ kind: 'drawn', domino }];
  if (before.round === 0 || before.phase === 'renew') {
    if (after.drawn === 1) list.unshift({ kind: 'game-began', game: after.game });
  }
  if (after.drawn === after.lineLength) {
    list.push({ kind: 'line-laid', dominoes: [...after.next.subarray(0, after.lineLength)] });
  }
  return list;
}

function gainOf(before: State, after: State, seat: Seat): number {
  return gamePoints(after, seat) - gamePoints(before, seat);
}

function bySeat<T>(state: State, fact: (state: State, seat: Seat) => T): readonly T[] {
  return Array.from({ length: state.seats }, (_, seat) => fact(state, seat));
}
