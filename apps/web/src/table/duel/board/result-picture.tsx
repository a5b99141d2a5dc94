import type { Seat } from '@crownhold/core';
import { resultOf, type State } from '@crownhold/games/duel';
import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { UNIT } from '../../../board/line.ts';
import type { ResultPictureProps } from '../../face.ts';
import { PictureSheet, SHEET } from '../../picture-sheet.tsx';
import { nameOf } from '../../words.ts';
import { domainMarks, squaresOf } from '../map-picture.ts';
import { MapSquares, Points } from './map-art.tsx';
import { MAP_FRAME, MapPaper } from './map-paper.tsx';

const CARD = { width: 1000, height: 800, gap: 30 } as const;
const MAP_WIDTH = 840;

/** Both maps as one picture, the winner's first. */
export function ResultPicture({ view, chairs, ranks, verdict }: ResultPictureProps<DuelTypes>): JSX.Element {
  const say = t.value;
  const seats = [0, 1].toSorted((one, other) => ranks[one]! - ranks[other]!);
  const pointsOf = (seat: Seat) => say('web-points', { points: resultOf(view, seat).points });
  const result = seats.map((seat) => `${nameOf(chairs, seat)}: ${pointsOf(seat)}`).join('; ');
  const height = SHEET.head + 2 * CARD.height + CARD.gap + SHEET.foot;
  return (
    <PictureSheet game="duel" verdict={verdict} result={result} height={height}>
      {seats.map((seat, at) => (
        <g key={seat} transform={`translate(${SHEET.edge} ${SHEET.head + at * (CARD.height + CARD.gap)})`}>
          <Card state={view} seat={seat} name={nameOf(chairs, seat)} place={ranks[seat]!} />
        </g>
      ))}
    </PictureSheet>
  );
}

interface CardProps {
  readonly state: State;
  readonly seat: Seat;
  readonly name: string;
  readonly place: number;
}

function Card({ state, seat, name, place }: CardProps): JSX.Element {
  const say = t.value;
  const { points, largest } = resultOf(state, seat);
  const { left, right, top } = MAP_FRAME;
  const scale = MAP_WIDTH / ((right - left + 1) * UNIT);
  return (
    <>
      <rect class="picture-card" width={CARD.width} height={CARD.height} rx={16} ry={14} />
      <use href={`#art-banner-${seat}`} transform="translate(26 22) scale(.8)" />
      <text class="picture-name" x={88} y={60}>
        {name}
      </text>
      <text class="picture-place" x={CARD.width - 28} y={60}>
        {say('web-place-ranked', { place })}
      </text>
      <g
        transform={`translate(${(CARD.width - MAP_WIDTH) / 2 - left * UNIT * scale} ${96 + top * UNIT * scale}) scale(${scale})`}
      >
        <MapPaper seat={seat} isCastleUsed={((state.castles >> seat) & 1) === 1} />
        <MapSquares squares={squaresOf(state, seat)} />
        {domainMarks(state, seat).map((mark) => (
          <Points key={`${mark.spot.x} ${mark.spot.y}`} {...mark} />
        ))}
      </g>
      <text class="picture-points" x={30} y={CARD.height - 32}>
        {say('web-points', { points })}
      </text>
      <text class="picture-facts" x={CARD.width - 28} y={CARD.height - 38}>
        {say('squares', { squares: largest })}
      </text>
    </>
  );
}
