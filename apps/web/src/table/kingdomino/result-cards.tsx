import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import type { ResultProps } from '../face.ts';
import { seatsByPlace } from '../result-card.tsx';
import { nameOf } from '../words.ts';
import { kingdomFrame, kingdomSquares } from './kingdom-picture.ts';
import { KingdomResult } from './kingdom-result.tsx';
import { tallyOf } from './tally.ts';

/** Every kingdom with what it is worth, the winner's first. */
export function ResultCards({ view, chairs, ranks, counted }: ResultProps<KingdominoTypes>): JSX.Element {
  return (
    <>
      {seatsByPlace(chairs.length, ranks).map((seat) => (
        <KingdomResult
          key={seat}
          name={nameOf(chairs, seat)}
          tally={tallyOf(view, seat)}
          place={ranks?.[seat]}
          frame={kingdomFrame(view, seat)}
          squares={kingdomSquares(view, seat)}
          count={counted[seat] ?? 0}
        />
      ))}
    </>
  );
}
