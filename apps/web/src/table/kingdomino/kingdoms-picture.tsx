import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { UNIT } from '../../board/line.ts';
import type { Frame, Square } from '../../board/square.ts';
import { Squares } from '../../board/squares.tsx';
import { PictureSheet, SHEET } from '../picture-sheet.tsx';

/** A kingdom on the picture and what it came to. */
interface PicturedKingdom {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly largest: number;
  readonly crowns: number;
  readonly frame: Frame;
  readonly squares: readonly Square[];
}

interface KingdomsPictureProps {
  /** The winner first. */
  readonly kingdoms: readonly PicturedKingdom[];
  readonly verdict: string;
}

const CARD = { width: 480, height: 610, gap: 40 } as const;
const BOARD = 420;
const LEAST = 5;

/** A result as one picture: every kingdom. */
export function KingdomsPicture({ kingdoms, verdict }: KingdomsPictureProps): JSX.Element {
  const say = t.value;
  const rows = Math.ceil(kingdoms.length / 2);
  const height = SHEET.head + rows * CARD.height + (rows - 1) * CARD.gap + SHEET.foot;
  const result = kingdoms.map(({ name, points }) => `${name}: ${say('web-points', { points })}`).join('; ');
  return (
    <PictureSheet game="kingdomino" verdict={verdict} result={result} height={height}>
      {kingdoms.map((kingdom, at) => {
        const isAlone = at === kingdoms.length - 1 && at % 2 === 0;
        const x = isAlone ? (SHEET.width - CARD.width) / 2 : SHEET.edge + (at % 2) * (CARD.width + CARD.gap);
        const y = SHEET.head + Math.floor(at / 2) * (CARD.height + CARD.gap);
        return (
          <g key={kingdom.seat} transform={`translate(${x} ${y})`}>
            <Card {...kingdom} />
          </g>
        );
      })}
    </PictureSheet>
  );
}

function Card({ seat, name, place, points, largest, crowns, frame, squares }: PicturedKingdom): JSX.Element {
  const say = t.value;
  const [wide, high] = [frame.right - frame.left + 1, frame.top - frame.bottom + 1];
  const side = Math.max(wide, high, LEAST) * UNIT;
  const scale = BOARD / side;
  // The kingdom in the middle of its field.
  const [x, y] = [(side - wide * UNIT) / 2 - frame.left * UNIT, (side - high * UNIT) / 2 + frame.top * UNIT];
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
      <g transform={`translate(${(CARD.width - BOARD) / 2} 88) scale(${scale})`}>
        <path class="picture-field" d={`M-4-4h${side + 8}v${side + 8}h-${side + 8}z`} />
        <g transform={`translate(${x} ${y})`}>
          <Squares squares={squares} size="full" />
        </g>
      </g>
      <text class="picture-points" x={30} y={CARD.height - 32}>
        {say('web-points', { points })}
      </text>
      <text class="picture-facts" x={CARD.width - 28} y={CARD.height - 38}>
        {`${say('squares', { squares: largest })} · ${say('crowns', { crowns })}`}
      </text>
    </>
  );
}
