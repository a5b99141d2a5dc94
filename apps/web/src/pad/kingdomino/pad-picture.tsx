import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { UNIT } from '../../board/line.ts';
import { Squares } from '../../board/squares.tsx';
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

const WIDTH = 1080;
const EDGE = 40;
const HEAD = 190;
const FOOT = 80;
const CARD = { width: 480, height: 610, gap: 40 } as const;
const BOARD = 420;

/** The result as one picture: every kingdom, the winner first. Always on light paper, as one prints. */
export function PadPicture({ pad, names, score, game, order, verdict }: PadPictureProps): JSX.Element {
  const say = t.value;
  const rows = Math.ceil(order.length / 2);
  const height = HEAD + rows * CARD.height + (rows - 1) * CARD.gap + FOOT;
  const result = order.map((seat) => `${names[seat]}: ${say('web-points', score.totals[seat]!)}`).join('; ');
  return (
    <svg
      class="picture"
      data-theme="light"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={say('pad-picture', { result })}
    >
      <rect class="picture-paper" width={WIDTH} height={height} />
      <rect class="picture-frame" x={14} y={14} width={WIDTH - 28} height={height - 28} rx={14} ry={12} />
      <rect class="picture-hair" x={22} y={22} width={WIDTH - 44} height={height - 44} rx={10} ry={9} />
      <text class="picture-title" x={WIDTH / 2} y={92}>
        {say('game', { game: 'kingdomino' })}
      </text>
      <text class="picture-verdict" x={WIDTH / 2} y={148}>
        {verdict}
      </text>
      {order.map((seat, at) => {
        const isAlone = at === order.length - 1 && at % 2 === 0;
        const x = isAlone ? (WIDTH - CARD.width) / 2 : EDGE + (at % 2) * (CARD.width + CARD.gap);
        const y = HEAD + Math.floor(at / 2) * (CARD.height + CARD.gap);
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <Card pad={pad} name={names[seat]!} score={score} game={game} seat={seat} />
          </g>
        );
      })}
      <text class="picture-foot" x={WIDTH / 2} y={height - 42}>
        {say('web-name')}
      </text>
    </svg>
  );
}

interface CardProps {
  readonly pad: Pad;
  readonly name: string;
  readonly score: PadScore;
  readonly game: number;
  readonly seat: number;
}

function Card({ pad, name, score, game, seat }: CardProps): JSX.Element {
  const say = t.value;
  const size = padSize(pad);
  const { points, largest, crowns } = score.totals[seat]!;
  const scale = BOARD / (size * UNIT);
  return (
    <>
      <rect class="picture-card" width={CARD.width} height={CARD.height} rx={16} ry={14} />
      <use href={`#art-banner-${seat}`} transform="translate(26 22) scale(.8)" />
      <text class="picture-name" x={88} y={60}>
        {name}
      </text>
      <text class="picture-place" x={CARD.width - 28} y={60}>
        {say('web-place-ranked', { place: score.ranks[seat]! })}
      </text>
      <g transform={`translate(${(CARD.width - BOARD) / 2} ${88 + (size - 1) * UNIT * scale}) scale(${scale})`}>
        <path
          class="picture-field"
          d={`M-4-${(size - 1) * UNIT + 4}h${size * UNIT + 8}v${size * UNIT + 8}h-${size * UNIT + 8}z`}
        />
        <Squares squares={padSquares(pad.sheets[game]![seat]!, seat)} size="full" />
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
