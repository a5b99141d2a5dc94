import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { GridBoard } from '../../board/grid-board.tsx';
import type { SeatProps } from '../face.ts';
import { nameOf } from '../words.ts';
import { kingdomSquares, squareFrame } from './kingdom-picture.ts';
import { cellText } from './words.ts';

/** A kingdom large, to be read square by square. */
export function EnlargedKingdom({ view, seat, chairs }: SeatProps<KingdominoTypes>): JSX.Element {
  const say = t.value;
  return (
    <GridBoard
      label={say('web-kingdom-of', { name: nameOf(chairs, seat), points: kingdomino.score(view, seat) })}
      frame={squareFrame(view, seat, view.grid.size)}
      squares={kingdomSquares(view, seat)}
      isInteractive={true}
      describe={(spot) => cellText(view, seat, spot, chairs, say)}
    />
  );
}
