import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import type { ResultProps } from '../face.ts';
import { nameOf } from '../words.ts';
import { kingdomFrame, kingdomSquares } from './kingdom-picture.ts';
import { ResultCard } from './result-card.tsx';
import { tallyOf } from './tally.ts';

/** Every kingdom with what it is worth, the winner's first. */
export function ResultCards({ view, chairs, ranks, counted }: ResultProps<KingdominoTypes>): JSX.Element {
  const tallies = chairs.map((_, seat) => tallyOf(view, seat));
  const order = tallies.toSorted((one, other) => (ranks?.[one.seat] ?? 0) - (ranks?.[other.seat] ?? 0));
  return (
    <>
      {order.map((tally) => (
        <ResultCard
          key={tally.seat}
          name={nameOf(chairs, tally.seat)}
          tally={tally}
          place={ranks?.[tally.seat]}
          frame={kingdomFrame(view, tally.seat)}
          squares={kingdomSquares(view, tally.seat)}
          count={counted[tally.seat] ?? 0}
        />
      ))}
    </>
  );
}
