import type { JSX } from 'preact';
import { DominoLine, type DominoPlace } from '../board/domino-line.tsx';
import { DominoPiece } from '../board/domino-piece.tsx';
import { GridBoard } from '../board/grid-board.tsx';
import { MiniBoard } from '../board/mini-board.tsx';
import { GHOST, ground, LARGE, LARGE_FRAME, SMALL, SMALL_FRAME, SMALL_OPEN, WRONG } from './style-samples.ts';

const PLACES: readonly DominoPlace[] = [
  { key: 3, number: 3, faces: [ground('f', 0, 1), ground('f', 0, 0)], king: 1, state: 'taken', label: '3' },
  { key: 19, number: 19, faces: [ground('w', 1, 4), ground('l', 0, 5)], state: 'free', label: '19' },
  { key: 40, number: 40, faces: [ground('m', 1, 0), ground('w', 0, 2)], king: 0, state: 'mine', label: '40' },
  { key: 48, number: 48, faces: [ground('w', 0, 1), ground('m', 3, 2)], state: 'free', label: '48' },
];

/** Kingdoms, large and small, and lines of dominoes. */
export function StyleBoards(): JSX.Element {
  const describe = ({ x, y }: { readonly x: number; readonly y: number }) => `${x}, ${y}`;
  return (
    <>
      <div class="style-boards">
        <GridBoard
          label="Kingdom with a domino held over it"
          frame={SMALL_FRAME}
          open={SMALL_OPEN}
          squares={SMALL}
          targets={[
            { x: 2, y: 2 },
            { x: 2, y: -1 },
            { x: 3, y: 1 },
          ]}
          ghost={GHOST}
          isInteractive
          describe={describe}
        />
        <GridBoard
          label="Refused"
          frame={SMALL_FRAME}
          open={SMALL_OPEN}
          squares={SMALL}
          ghost={WRONG}
          isInteractive={false}
          describe={describe}
        />
        <GridBoard label="Large" frame={LARGE_FRAME} squares={LARGE} isInteractive={false} describe={describe} />
        <GridBoard
          label="Counted"
          frame={LARGE_FRAME}
          squares={LARGE.map((square) => ({
            ...square,
            light: square.face.kind === 'ground' && square.face.ground === 'grass' ? 'lit' : 'dim',
          }))}
          isInteractive={false}
          describe={describe}
        />
      </div>
      <div class="style-row">
        {[90, 120, 180].map((px) => (
          <div key={px} class={`style-mini is-${px}`}>
            <MiniBoard label="Small" frame={SMALL_FRAME} squares={SMALL} />
          </div>
        ))}
        <div class="style-mini is-180">
          <MiniBoard label="Small" frame={LARGE_FRAME} squares={LARGE} />
        </div>
        <div class="style-mini is-90">
          <DominoPiece faces={PLACES[3]!.faces} number={48} way="down" />
        </div>
        <div class="style-mini is-180">
          <DominoPiece faces={PLACES[3]!.faces} number={48} isFaceUp={false} />
        </div>
      </div>
      <div class="style-phone">
        <DominoLine label="Line" places={PLACES} isFaceUp chosen={1} />
        <DominoLine
          label="Next"
          places={PLACES.map((place) => ({ ...place, king: undefined, state: 'disallowed' as const }))}
          isFaceUp={false}
        />
        <DominoLine
          label="States"
          places={PLACES.map((place, index) => ({
            ...place,
            state: (['gone', 'current', 'disallowed', 'taken'] as const)[index]!,
          }))}
          isFaceUp
        />
      </div>
    </>
  );
}
