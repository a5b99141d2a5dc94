import type { JSX } from 'preact';
import { King } from '../../art/piece.tsx';
import { startDrag } from '../../board/drag.ts';
import type { KingdominoTable } from './kingdomino-table.ts';

/** The king that moves on: it can be dragged onto a domino of the next line. */
export function KingInHand({ table }: { readonly table: KingdominoTable }): JSX.Element {
  const drag = (down: PointerEvent) =>
    startDrag(down, {
      onMove: () => undefined,
      onDrop: ({ x, y }) => {
        const place = document.elementFromPoint(x, y)?.closest('[data-next-line] .domino-place');
        const index = place ? [...place.parentElement!.querySelectorAll('.domino-place')].indexOf(place) : -1;
        if (index >= 0) table.perform({ kind: 'pick', index });
      },
    });
  return (
    <span class="king-in-hand" onPointerDown={drag}>
      <King seat={table.shown.value.front} size={44} />
    </span>
  );
}
