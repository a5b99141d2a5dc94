import type { Cell } from '@crownhold/core';
import { halvesOf, UNROLLED } from '@crownhold/games/duel';
import type { DuelInput } from '@crownhold/table/duel';
import { viewBox } from '../../board/paper.tsx';
import type { Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import { Die } from './board/die.tsx';
import { GhostCross } from './board/map-art.tsx';
import { cellsAnchor, MINE } from './film.tsx';
import { heldDie } from './film-dice.tsx';

const timed = { startMs: 0, ms: TIMES.back } as const;

/** The halves of a domino become dice in the hand again, a cross is lifted off. Dice of the draft sink by themselves. */
export function wayBack({ choices, base, draft }: DuelInput): readonly Movement[] {
  const halves = halvesOf(base.state, base.seat);
  return choices.flatMap((choice) => {
    if (choice.kind === 'cross') return [crossBack(choice.cell)];
    if (choice.kind !== 'lay') return [];
    return [choice.first, choice.second].flatMap((cell, at) => {
      const die = halves[at]?.die;
      return die === undefined ? [] : [halfBack(cell, die, draft.start.faces[die] ?? UNROLLED, at)];
    });
  });
}

function halfBack(cell: Cell, die: number, face: number, at: number): Movement {
  return {
    ...timed,
    kind: 'fly',
    from: cellsAnchor(MINE, [cell]),
    to: { selector: heldDie(die) },
    quarters: 0,
    draw: () => <Die face={face} die={die} />,
    hides: heldDie(die),
    sounds: at === 0 ? [{ sound: 'tap', atMs: TIMES.back }] : [],
  };
}

function crossBack(cell: Cell): Movement {
  const { x, y } = cell;
  return {
    ...timed,
    kind: 'path',
    to: cellsAnchor(MINE, [cell]),
    draw: () => (
      <svg class="domino" viewBox={viewBox({ left: x, right: x, bottom: y, top: y }, 0)} aria-hidden="true">
        <GhostCross spot={cell} />
      </svg>
    ),
    frames: [
      { translate: '0 0', opacity: 1 },
      { translate: '0 -24px', opacity: 0 },
    ],
  };
}
