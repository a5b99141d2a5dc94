import { type LogEntry, NOBODY, type Seat, type Viewer } from '@crownhold/core';
import type { Cell } from './grid.ts';
import { type Half, halvesOf } from './kingdom.ts';
import { ARMS, type Arms, formatFace, SPELLS, type Spell } from './material.ts';
import { decodeMove, diceIn, type Move } from './moves.ts';
import { otherSeat } from './options.ts';
import { type Result, resultOf } from './result.ts';
import { actors, apply, ranking } from './rules.ts';
import { points } from './scoring.ts';
import { copyState, type State, UNROLLED } from './state.ts';

/** What has just happened: everything a screen animates, a log prints and a voice reads. Dice count from 0. */
export type Event =
  | { readonly kind: 'round-began'; readonly round: number; readonly leader: Seat }
  | { readonly kind: 'rolled'; readonly die: number; readonly face: string }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly dice: readonly number[]; readonly isPair: boolean }
  /** The dice that were left over, which nobody chose. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly die: number; readonly face: string }
  | { readonly kind: 'castle-used'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'named'; readonly seat: Seat; readonly die: number; readonly arms: Arms }
  | { readonly kind: 'announced'; readonly seat: Seat; readonly spell: 'free' | 'split' }
  | {
      readonly kind: 'drawn';
      readonly seat: Seat;
      readonly cells: readonly [Cell, Cell];
      readonly halves: readonly Half[];
      /** Points won by it, or lost with a bonus. */
      readonly gain: number;
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** Ticks in a row of the spellbook, and how many it has now. */
  | {
      readonly kind: 'ticked';
      readonly seat: Seat;
      readonly arms: Arms;
      readonly count: number;
      readonly ticks: number;
    }
  /** The other seat's row is struck out. */
  | { readonly kind: 'spell-won'; readonly seat: Seat; readonly spell: Spell }
  | { readonly kind: 'domains-named'; readonly seat: Seat; readonly arms: Arms; readonly gain: number }
  | { readonly kind: 'cross-added'; readonly seat: Seat; readonly cell: Cell; readonly gain: number }
  | { readonly kind: 'game-ended'; readonly results: readonly Result[]; readonly ranks: readonly number[] };

/** The state after an entry, used again for the next: nothing of it is kept, and a copy costs fifty times as much. */
let scratch: State | undefined;

export function events(before: State, entry: LogEntry, _viewer: Viewer): readonly Event[] {
  scratch = copyState(before, scratch);
  const after = scratch;
  apply(after, entry.actor, entry.move);
  const list = [...ownEvents(before, after, decodeMove(entry.move)!), ...spellbookEvents(before, after)];
  if (after.round > before.round || before.phase === 'first') {
    list.push({ kind: 'round-began', round: after.round, leader: after.leader });
  }
  if (actors(after) === NOBODY) {
    list.push({ kind: 'game-ended', results: [resultOf(after, 0), resultOf(after, 1)], ranks: ranking(after) });
  }
  return list;
}

/** [D11] The spellbook is looked at before the dice are rolled again. */
export function startsAct({ phase, faces }: State): boolean {
  return phase === 'roll' && faces[0] === UNROLLED;
}

function ownEvents(before: State, after: State, move: Move): readonly Event[] {
  const { seat } = before;
  const gain = points(after, seat) - points(before, seat);
  switch (move.kind) {
    case 'first':
      return [];
    case 'roll':
      return [{ kind: 'rolled', die: move.die, face: formatFace(move.face) }];
    case 'take':
    case 'pair':
      return takeEvents(before, after, move.dice, move.kind === 'pair');
    case 'turn':
      return [{ kind: 'turned', seat, die: move.die, face: formatFace(move.face) }];
    case 'castle':
      return [{ kind: 'castle-used', seat, die: move.die }];
    case 'name':
      return [{ kind: 'named', seat, die: move.die, arms: move.arms }];
    case 'free':
    case 'split':
      return [{ kind: 'announced', seat, spell: move.kind }];
    case 'draw':
      return [{ kind: 'drawn', seat, cells: [move.first, move.second], halves: halvesOf(before, seat), gain }];
    case 'pass':
      return [{ kind: 'passed', seat }];
    case 'domains':
      return [{ kind: 'domains-named', seat, arms: move.arms, gain }];
    case 'cross':
      return [{ kind: 'cross-added', seat, cell: move.cell, gain }];
  }
}

/** [D6] What was taken, and what the other seat gets without a choice. */
function takeEvents(before: State, after: State, dice: number, isPair: boolean): readonly Event[] {
  const { seat } = before;
  const taken: Event = { kind: 'taken', seat, dice: diceIn(dice), isPair };
  if (after.phase !== 'draw') return [taken];
  const other = otherSeat(seat);
  return [taken, { kind: 'left', seat: other, dice: diceIn(after.hands[other]! & ~before.hands[other]!) }];
}

/** [D11] A's ticks, then B's. */
function spellbookEvents(before: State, after: State): readonly Event[] {
  return [before.leader, otherSeat(before.leader)].flatMap((seat) =>
    ARMS.flatMap((arms, row): readonly Event[] => {
      const at = seat * ARMS.length + row;
      const ticks = after.ticks[at]!;
      const count = ticks - before.ticks[at]!;
      if (count === 0) return [];
      const ticked: Event = { kind: 'ticked', seat, arms, count, ticks };
      const isWon = ((after.won[seat]! & ~before.won[seat]!) >> row) & 1;
      return isWon ? [ticked, { kind: 'spell-won', seat, spell: SPELLS[row]! }] : [ticked];
    }),
  );
}
