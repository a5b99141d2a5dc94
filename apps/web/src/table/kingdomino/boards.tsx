import type { KingdominoAction, KingdominoInput, KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../../board/grid-board.tsx';
import type { BoardsProps } from '../face.ts';
import { KingdomPanel } from './kingdom-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';

/** The kingdom in front and the lines of dominoes. */
export function KingdominoBoards({
  table,
  isZoomed,
}: BoardsProps<KingdominoTypes, KingdominoInput, KingdominoAction>): JSX.Element {
  const board = useRef<BoardHandle | undefined>(undefined);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!isZoomed || !current) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isZoomed]);
  return (
    <>
      <div class="kingdom-frame">
        <section ref={frame} class={isZoomed ? 'kingdom is-zoomed' : 'kingdom'}>
          <KingdomPanel table={table} handle={board} />
        </section>
      </div>
      <LinesPanel table={table} board={board} />
    </>
  );
}
