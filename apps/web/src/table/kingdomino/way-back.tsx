import type { Seat } from '@crownhold/core';
import { type Event, kingdomino } from '@crownhold/games/kingdomino';
import { placeOn } from '@crownhold/table';
import type { KingdominoInput } from '@crownhold/table/kingdomino';
import { King } from '../../art/piece.tsx';
import { DominoPiece, KING_PART } from '../../board/domino-piece.tsx';
import type { Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import { cellsAnchor, handOf, MINE, pieceSelector } from './film.tsx';
import { facesOf } from './kingdom-picture.ts';

const timed = { startMs: 0, ms: TIMES.back } as const;

/** The domino goes back to its line, the king to where it stood. */
export function wayBack({ draft: { start, moves, seat } }: KingdominoInput): readonly Movement[] {
  const state = kingdomino.copy(start);
  return moves.flatMap((move) => {
    const [event] = kingdomino.events(state, { actor: seat, move }, seat);
    kingdomino.apply(state, seat, move);
    if (event?.kind === 'placed') return [dominoBack(event)];
    return event?.kind === 'taken' ? [kingBack(seat, event.domino, handOf(start))] : [];
  });
}

function dominoBack({ domino, cells }: Event & { readonly kind: 'placed' }): Movement {
  return {
    ...timed,
    kind: 'fly',
    from: cellsAnchor(MINE, cells),
    to: { selector: pieceSelector(domino) },
    quarters: (4 - placeOn(...cells).quarter) % 4,
    draw: () => <DominoPiece faces={facesOf(domino)} number={domino} />,
    hides: pieceSelector(domino),
    sounds: [{ sound: 'slide', atMs: 0 }],
  };
}

/** Onto the domino that it stood on; before the first line it waits beside the table. */
function kingBack(seat: Seat, from: number, home: number | undefined): Movement {
  const isHome = home !== undefined;
  return {
    ...timed,
    kind: 'hop',
    from: { selector: pieceSelector(from), part: KING_PART },
    to: isHome ? { selector: pieceSelector(home), part: KING_PART } : { selector: '.king-in-hand' },
    draw: () => <King seat={seat} />,
    hides: isHome ? `${pieceSelector(home)} > use` : '.king-in-hand',
    sounds: [{ sound: 'tap', atMs: TIMES.back }],
  };
}
