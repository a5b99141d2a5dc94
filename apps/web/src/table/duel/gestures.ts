import type { Cell } from '@crownhold/core';
import { cellsOf, isSame } from '@crownhold/table';
import { chosenDice, type DuelInput, laidHalf, taskOf, wantedDice } from '@crownhold/table/duel';
import type { PointerKind } from '../action.ts';
import type { DuelTableAction } from './duel-table.ts';

/**
 * What a tap on a square does. A finger lays a ghost, and turns it by tapping it again. A mouse has pointed already:
 * its click lays the domino. Single halves are laid by either, and lifted again.
 */
export function tapActions(input: DuelInput | undefined, cell: Cell, pointer: PointerKind): readonly DuelTableAction[] {
  if (!input) return [];
  const isFinger = pointer === 'touch' || pointer === 'pen';
  switch (taskOf(input)) {
    case 'draw': {
      const isGhost = input.isPointing && cellsOf(input).some((each) => isSame(each, cell));
      if (isFinger) return isGhost ? [{ kind: 'next-way' }] : [{ kind: 'point', cell }];
      if (pointer === 'key' && isGhost) return [{ kind: 'proceed' }];
      return isGhost ? [{ kind: 'play' }] : [{ kind: 'point', cell }, { kind: 'play' }];
    }
    case 'split':
      return halfActions(input, cell);
    case 'cross':
      return isFinger ? [{ kind: 'point', cell }] : [{ kind: 'point', cell }, { kind: 'play' }];
    default:
      return [];
  }
}

/** [D4] The first half lies at once; the second hovers, so that it can still be moved. */
function halfActions(input: DuelInput, cell: Cell): readonly DuelTableAction[] {
  const half = laidHalf(input);
  if (half && !isSame(half, cell)) {
    return input.isPointing && isSame(input.cell, cell) ? [{ kind: 'lift' }] : [{ kind: 'point', cell }];
  }
  return [{ kind: 'point', cell }, { kind: 'play' }, { kind: 'lift' }];
}

/** What somebody wants who passes over a square with a mouse. */
export function hoverActions(input: DuelInput | undefined, cell: Cell): readonly DuelTableAction[] {
  return input && taskOf(input) === 'draw' ? [{ kind: 'hover', cell }] : [];
}

/** [D6] The one chosen die, tapped again, is taken; where two are chosen it is let go. */
export function dieActions(input: DuelInput | undefined, die: number): readonly DuelTableAction[] {
  if (!input || taskOf(input) !== 'take') return [];
  const isChosen = chosenDice(input.choices).includes(die);
  return isChosen && wantedDice(input.base.state, input.choices) === 1 ? [{ kind: 'confirm' }] : [{ kind: 'die', die }];
}
