import type { Cell } from '@crownhold/core';
import { isCovered, type KingdominoInput } from '@crownhold/table/kingdomino';
import type { PointerKind } from '../action.ts';
import type { KingdominoTableAction } from './kingdomino-table.ts';
import { PLAY, placingInput } from './task.ts';

/** What a tapped square is to the domino in hand. */
export type Target =
  /** There is no domino to place. */
  | 'no-domino'
  /** Nothing hovers yet. */
  | 'open-board'
  | 'ghost'
  | 'beside-ghost';

type Gesture = 'point' | 'turn' | 'play' | 'proceed';

/**
 * What a tap, a click or Enter on a square does, by kind of pointer. A finger cannot hover: its first tap points, the next
 * one turns. A mouse has pointed already, and so has a key once something hovers.
 */
export const SQUARE_GESTURES: Readonly<Record<PointerKind, Readonly<Record<Target, readonly Gesture[]>>>> = {
  touch: { 'no-domino': [], 'open-board': ['point'], ghost: ['turn'], 'beside-ghost': ['point'] },
  pen: { 'no-domino': [], 'open-board': ['point'], ghost: ['turn'], 'beside-ghost': ['point'] },
  mouse: { 'no-domino': ['play'], 'open-board': ['point', 'play'], ghost: ['play'], 'beside-ghost': ['point', 'play'] },
  key: { 'no-domino': ['proceed'], 'open-board': ['point', 'play'], ghost: ['proceed'], 'beside-ghost': ['proceed'] },
};

export function targetOf(input: KingdominoInput | undefined, cell: Cell): Target {
  const placing = placingInput(input);
  if (!placing) return 'no-domino';
  if (!placing.isPointing) return 'open-board';
  return isCovered(placing, cell) ? 'ghost' : 'beside-ghost';
}

/** What somebody wants who taps a square; what follows a refused action is left out. */
export function tapActions(
  input: KingdominoInput | undefined,
  cell: Cell,
  pointer: PointerKind,
): readonly KingdominoTableAction[] {
  return SQUARE_GESTURES[pointer][targetOf(input, cell)].map((gesture) => actionOf(gesture, cell));
}

/** What somebody wants who passes over a square with a mouse: nothing where the domino hovers already. */
export function hoverActions(input: KingdominoInput | undefined, cell: Cell): readonly KingdominoTableAction[] {
  const placing = placingInput(input);
  if (!placing) return [];
  const isThere = placing.isPointing && placing.cell.x === cell.x && placing.cell.y === cell.y;
  return isThere ? [] : [{ kind: 'snap-hover', cell }];
}

function actionOf(gesture: Gesture, cell: Cell): KingdominoTableAction {
  switch (gesture) {
    case 'point':
      return { kind: 'snap', cell };
    case 'turn':
      return { kind: 'spin', direction: 1 };
    case 'play':
      return PLAY;
    case 'proceed':
      return { kind: 'proceed' };
  }
}
