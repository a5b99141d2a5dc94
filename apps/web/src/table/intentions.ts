import { extendDraft, isComplete, isRefusal, type Refusal, refuse, splitTurn } from '@crownhold/core';
import { decodeMove, encodeMove, kingdomino } from '@crownhold/games/kingdomino';
import { type Cell, placeOn, undoHand } from '@crownhold/hands';
import {
  flipHand,
  handRefusal,
  isDiscard,
  jumpHand,
  type KingdominoHand,
  kingdominoHandling,
  moveHand,
  pickHand,
  playHand,
  pointHand,
  turnHand,
} from '@crownhold/hands/kingdomino';
import type { TableState } from './table-state.ts';

/** What a person wants, as the table after it. Whatever cannot be leaves all as it is but for the reason. */
export type Intention = (table: TableState) => TableState;

export function point(cell: Cell): Intention {
  return steer((hand) => pointHand(hand, cell));
}

/** The same without a word: a mouse passes over many cells. */
export function hover(cell: Cell): Intention {
  const pointed = point(cell);
  return (table) => {
    const next = pointed(table);
    return next === table ? table : { ...next, whyNot: undefined, isQuiet: true };
  };
}

/** Turns the domino by quarters to the left. */
export function turn(quarters: number): Intention {
  return steer((hand) => turnHand(hand, (quarters + 4) % 4));
}

export const flip: Intention = steer(flipHand);

export function jump(direction: 1 | -1): Intention {
  return steer((hand) => jumpHand(hand, direction));
}

/** Moves the domino, or the pointer along the line. */
export function move(dx: number, dy: number): Intention {
  const place = steer((hand) => moveHand(hand, dx, dy));
  return (table) => {
    const hand = openHand(table);
    if (hand?.draft.state.phase !== 'take') return place(table);
    return answer(table, moveHand(hand, dx, dy), true);
  };
}

/** Nothing hovers any more. */
export const lift: Intention = (table) => {
  if (table.mode.kind !== 'turn' || !table.mode.isPointing) return table;
  return { ...table, whyNot: undefined, mode: { ...table.mode, isPointing: false } };
};

/** Lays the domino where it hovers, takes the one that is pointed at, or discards what fits nowhere. */
export const play: Intention = (table) => {
  const hand = openHand(table);
  if (!hand || table.mode.kind !== 'turn') return table;
  const isShown = table.mode.isPointing || isDiscard(hand);
  return isShown ? answer(table, playHand(hand), false) : answer(table, hand, true);
};

/** Takes a domino of the next line; a domino that hovers rightly is laid first, a choice not yet confirmed is changed. */
export function pick(index: number): Intention {
  return (table) => {
    if (table.mode.kind !== 'turn') return table;
    const { hand, isPointing } = table.mode;
    if (takenDomino(hand) !== undefined) {
      return pick(index)(answer(table, undoHand(kingdominoHandling, hand)!, false));
    }
    if (!openHand(table)) return table;
    const { phase } = hand.draft.state;
    const isHovering = phase === 'place' && (isPointing || isDiscard(hand));
    if (isHovering && handRefusal(hand) === undefined) return pick(index)(play(table));
    if (phase === 'take') return answer(table, playHand(pickHand(hand, index)), false);
    const take = encodeMove({ kind: 'take', domino: hand.draft.state.next[index]! });
    const refusal = kingdomino.refusal(hand.draft.state, hand.draft.seat, take);
    return refusal ? answer(table, refusal, isPointing) : table;
  };
}

/** Takes the steps of a turn in writing, all of them or none. */
export function write(text: string): Intention {
  return (table) => {
    if (table.mode.kind !== 'turn') return { ...table, whyNot: refuse('K8', 'not-your-turn') };
    let { hand } = table.mode;
    for (const step of splitTurn(plain(text))) {
      const code = kingdomino.parseMove(hand.draft.state, step);
      const draft = code === undefined ? refuse('N1', 'unreadable') : extendDraft(kingdomino, hand.draft, code);
      if (isRefusal(draft)) return answer(table, draft, table.mode.isPointing);
      hand = kingdominoHandling.settle({ ...hand, draft });
    }
    return answer(table, hand, false);
  };
}

/** As the notation has it: small letters, single spaces, none beside a comma. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .replace(/[;. ]+$/, '');
}

/** Points at what a step would do, without doing it: the domino hovers there, or one of the line is marked. */
export function suggest(step: string): Intention {
  return (table) => {
    const hand = openHand(table);
    const code = hand && kingdomino.parseMove(hand.draft.state, step);
    const wanted = code === undefined ? undefined : decodeMove(code);
    if (!hand || !wanted) return table;
    if (wanted.kind === 'take')
      return answer(table, pickHand(hand, hand.draft.state.next.indexOf(wanted.domino)), true);
    if (wanted.kind !== 'put') return table;
    const place = placeOn(wanted.first, wanted.second);
    return answer(table, { ...hand, ...place, wish: place.quarter }, true);
  };
}

/** Takes back a step, or what hovers. */
export const undo: Intention = (table) => {
  if (table.mode.kind !== 'turn') return table;
  if (table.mode.isPointing) return lift(table);
  const hand = undoHand(kingdominoHandling, table.mode.hand);
  return hand ? answer(table, hand, hand.draft.state.phase === 'place') : table;
};

/** Changes where the domino hovers, and says at once if it may not lie there. */
function steer(change: (hand: KingdominoHand) => KingdominoHand): Intention {
  return (table) => {
    const hand = openHand(table);
    if (hand?.draft.state.phase !== 'place' || isDiscard(hand)) return table;
    const next = change(hand);
    const refusal = handRefusal(next);
    const steered = answer(table, next, true);
    return refusal ? { ...steered, whyNot: refusal } : steered;
  };
}

/** The hand of a person whose turn is not complete. */
function openHand({ mode }: TableState): KingdominoHand | undefined {
  return mode.kind === 'turn' && !isComplete(kingdomino, mode.hand.draft) ? mode.hand : undefined;
}

/** The domino that the turn in the making takes, once it is complete. */
export function takenDomino({ draft }: KingdominoHand): number | undefined {
  const last = draft.moves.at(-1);
  const move = last === undefined ? undefined : decodeMove(last);
  return move?.kind === 'take' ? move.domino : undefined;
}

function answer(table: TableState, hand: KingdominoHand | Refusal, isPointing: boolean): TableState {
  if (table.mode.kind !== 'turn') return table;
  if (isRefusal(hand)) return { ...table, whyNot: hand, isQuiet: false };
  return { ...table, whyNot: undefined, isQuiet: false, mode: { ...table.mode, hand, isPointing } };
}
