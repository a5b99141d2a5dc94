import type { Seat } from '@crownhold/core';
import { groundAt } from '@crownhold/games/kingdomino';
import { cameraOf, type KingdominoTypes, reachOf } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { GridBoard } from '../../board/grid-board.tsx';
import { MiniBoard } from '../../board/mini-board.tsx';
import type { Spot } from '../../board/square.ts';
import type { SeatProps } from '../face.ts';
import { actsSince } from '../shown-table.ts';
import { nameOf } from '../words.ts';
import { kingdomKey, kingdomSquares, squareFrame } from './kingdom-picture.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';
import { kingdominoVoice } from './voice.ts';

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
export function RivalKingdom({ view, seat, chairs, fresh = [] }: RivalProps): JSX.Element {
  const key = kingdomKey(view, seat);
  const frame = useMemo(() => squareFrame(view, seat, view.grid.size), [key]);
  const squares = useMemo(() => kingdomSquares(view, seat), [key]);
  const ring = useMemo(() => fresh.filter((spot) => groundAt(view, seat, spot) !== undefined), [key, fresh.length]);
  return <MiniBoard label={nameOf(chairs, seat)} frame={frame} squares={squares} fresh={ring} />;
}

/** Nobody reads a board that is shown only while a turn is told: the voice tells it. */
const unread = () => '';

/** A kingdom in the place of mine, while its owner's turn is told. */
export function WatchedKingdom({ shown, seat }: { readonly shown: ShownKingdomino; readonly seat: Seat }): JSX.Element {
  const { view, chairs } = shown;
  const key = kingdomKey(view, seat);
  const frame = useMemo(() => cameraOf(view, seat), [key]);
  const open = useMemo(() => reachOf(view, seat), [key]);
  const squares = useMemo(() => kingdomSquares(view, seat), [key]);
  const fresh = useMemo(
    () => freshCells(shown, seat).filter((spot) => groundAt(view, seat, spot) !== undefined),
    [key, shown.acts],
  );
  return (
    <GridBoard
      label={nameOf(chairs, seat)}
      frame={frame}
      open={open}
      squares={squares}
      fresh={fresh}
      isInteractive={true}
      describe={unread}
    />
  );
}
