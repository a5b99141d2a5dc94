import type { JSX } from 'preact';
import { KingdomsPicture } from '../../table/kingdomino/kingdoms-picture.tsx';
import { type Pad, padSize } from './pad.ts';
import type { PadScore } from './pad-score.ts';
import { padSquares } from './pad-squares.ts';

interface PadPictureProps {
  readonly pad: Pad;
  readonly names: readonly string[];
  readonly score: PadScore;
  readonly game: number;
  readonly order: readonly number[];
  readonly verdict: string;
}

/** The result as one picture: every kingdom, the winner first. */
export function PadPicture({ pad, names, score, game, order, verdict }: PadPictureProps): JSX.Element {
  const size = padSize(pad);
  const frame = { left: 0, right: size - 1, bottom: 0, top: size - 1 };
  const kingdoms = order.map((seat) => ({
    seat,
    name: names[seat]!,
    place: score.ranks[seat]!,
    ...score.totals[seat]!,
    frame,
    squares: padSquares(pad.sheets[game]![seat]!, seat),
  }));
  return <KingdomsPicture kingdoms={kingdoms} verdict={verdict} />;
}
