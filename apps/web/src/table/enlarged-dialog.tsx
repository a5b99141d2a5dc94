import type { Seat } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { Banner } from '../art/piece.tsx';
import { GridBoard } from '../board/grid-board.tsx';
import { Dialog } from './dialog.tsx';
import { kingdomSquares, squareFrame } from './kingdom-picture.ts';
import { shownState, type TableState } from './table-state.ts';
import { cellText } from './words.ts';

interface EnlargedDialogProps {
  readonly state: TableState;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** Another kingdom, large. */
export function EnlargedDialog({ state, seat, onClose }: EnlargedDialogProps): JSX.Element {
  const say = t.value;
  const shown = shownState(state);
  const { name } = state.chairs[seat]!;
  const points = kingdomino.score(shown, seat);
  const title = (
    <>
      <Banner seat={seat} size={24} /> {name}: {say('web-points', { points })}
    </>
  );
  return (
    <Dialog title={title} class="enlarged" onClose={onClose}>
      <GridBoard
        label={say('web-kingdom-of', { name, points })}
        frame={squareFrame(shown, seat, shown.grid.size)}
        squares={kingdomSquares(shown, seat)}
        // To be read square by square.
        isInteractive={true}
        describe={(spot) => cellText(shown, seat, spot, state.chairs, say)}
      />
    </Dialog>
  );
}
