import type { ComponentChildren, JSX } from 'preact';
import { t } from '../app/language.ts';
import './picture-sheet.css';

export const SHEET = { width: 1080, edge: 40, head: 190, foot: 80 } as const;

interface PictureSheetProps {
  readonly game: string;
  readonly verdict: string;
  /** Names and points, for those who hear what the picture shows. */
  readonly result: string;
  readonly height: number;
  readonly children: ComponentChildren;
}

/** A result as one picture to hand on: always on light paper, as one prints. */
export function PictureSheet({ game, verdict, result, height, children }: PictureSheetProps): JSX.Element {
  const say = t.value;
  const { width } = SHEET;
  return (
    <svg
      class="picture"
      data-theme="light"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('pad-picture', { result })}
    >
      <rect class="picture-paper" width={width} height={height} />
      <rect class="picture-frame" x={14} y={14} width={width - 28} height={height - 28} rx={14} ry={12} />
      <rect class="picture-hair" x={22} y={22} width={width - 44} height={height - 44} rx={10} ry={9} />
      <text class="picture-title" x={width / 2} y={92}>
        {say('game', { game })}
      </text>
      <text class="picture-verdict" x={width / 2} y={148}>
        {verdict}
      </text>
      {children}
      <text class="picture-foot" x={width / 2} y={height - 42}>
        {say('web-name')}
      </text>
    </svg>
  );
}
