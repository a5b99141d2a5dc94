import { kingdomino } from '@crownhold/games/kingdomino';
import type { KingdominoAction, KingdominoInput, KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../app/language.ts';
import type { BoardHandle } from '../../board/grid-board.tsx';
import type { BoardsProps } from '../face.ts';
import { OthersPanel } from '../frame/others-panel.tsx';
import { KingdomPanel } from './kingdom-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { freshCells, RivalKingdom, WatchedKingdom } from './rival.tsx';
import { openPoints } from './tally.ts';
import { pointsLabel } from './tally-words.ts';
import './kingdomino.css';

/** The other kingdoms, the one in front, and the lines of dominoes. */
export function KingdominoBoards({
  table,
  onEnlarge,
}: BoardsProps<KingdominoTypes, KingdominoInput, KingdominoAction>): JSX.Element {
  const board = useRef<BoardHandle | undefined>(undefined);
  const shown = table.shown.value;
  return (
    <>
      <div class="slot-top">
        <OthersPanel
          shown={shown}
          picture={(seat) => (
            <RivalKingdom view={shown.view} seat={seat} chairs={shown.chairs} fresh={freshCells(shown, seat)} />
          )}
          points={(seat) => kingdomino.score(shown.view, seat) - openPoints(shown.view, seat)}
          label={(seat) => pointsLabel(shown.view, seat, t.value)}
          onEnlarge={onEnlarge}
        />
      </div>
      <section class="slot-main kingdom">
        <KingdomPanel table={table} handle={board} />
        {shown.watched.map((seat) => (
          <div key={seat} class="watched" inert>
            <WatchedKingdom shown={shown} seat={seat} />
          </div>
        ))}
      </section>
      <div class="slot-bottom">
        <LinesPanel table={table} board={board} />
      </div>
    </>
  );
}
