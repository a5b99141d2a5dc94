import { matchResult } from '@crownhold/games/kingdomino';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import type { ResultPictureProps } from '../face.ts';
import { nameOf } from '../words.ts';
import { kingdomFrame, kingdomSquares } from './kingdom-picture.ts';
import { KingdomsPicture } from './kingdoms-picture.tsx';

/** The kingdoms of a table as one picture, the winner first. */
export function ResultPicture({ view, chairs, ranks, verdict }: ResultPictureProps<KingdominoTypes>): JSX.Element {
  const kingdoms = chairs
    .map((_, seat) => ({
      seat,
      name: nameOf(chairs, seat),
      place: ranks[seat]!,
      ...matchResult(view, seat),
      frame: kingdomFrame(view, seat),
      squares: kingdomSquares(view, seat),
    }))
    .toSorted((one, other) => one.place - other.place);
  return <KingdomsPicture kingdoms={kingdoms} verdict={verdict} />;
}
