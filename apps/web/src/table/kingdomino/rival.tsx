import type { Seat } from '@crownhold/core';
import { groundAt, kingdomino } from '@crownhold/games/kingdomino';
import { cameraOf, type KingdominoTypes, reachOf } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { t } from '../../app/language.ts';
import { GridBoard } from '../../board/grid-board.tsx';
import { MiniBoard } from '../../board/mini-board.tsx';
import type { Spot } from '../../board/square.ts';
import type { SeatProps } from '../face.ts';
import { actsSince } from '../shown-table.ts';
import { nameOf } from '../words.ts';
import { kingdomSquares, squareFrame } from './kingdom-picture.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';
import { kingdominoVoice } from './voice.ts';
import { cellText } from './words.ts';

interface RivalProps extends SeatProps<KingdominoTypes> {
  /** What they laid since my last turn. */
  readonly fresh?: readonly Spot[];
}

/** What a seat has laid since the last turn of whoever is in front. */
export function freshCells({ acts, front }: ShownKingdomino, seat: Seat): readonly Spot[] {
  return actsSince(acts, front, kingdominoVoice.stepSeat).flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'placed' && event.seat === seat ? event.cells : [])),
  );
}

/** A kingdom as a small picture. */
export function RivalKingdom({ view, seat, chairs, fresh }: RivalProps): JSX.Element {
  return (
    <MiniBoard
      label={nameOf(chairs, seat)}
      frame={squareFrame(view, seat, view.grid.size)}
      squares={kingdomSquares(view, seat)}
      fresh={fresh}
    />
  );
}

/** A kingdom in the place of mine, while its owner's turn is told. */
export function WatchedKingdom({ shown, seat }: { readonly shown: ShownKingdomino; readonly seat: Seat }): JSX.Element {
  const { view, chairs } = shown;
  const laid = view.laidCount[seat]!;
  // It stays as it is when the domino lands.
  const frame = useMemo(() => cameraOf(view, seat), [seat, laid]);
  return (
    <GridBoard
      label={nameOf(chairs, seat)}
      frame={frame}
      open={reachOf(view, seat)}
      squares={kingdomSquares(view, seat)}
      fresh={freshCells(shown, seat).filter((spot) => groundAt(view, seat, spot) !== undefined)}
      isInteractive={true}
      describe={() => ''}
    />
  );
}

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
