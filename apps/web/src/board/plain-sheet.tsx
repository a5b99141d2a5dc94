import type { ComponentChildren, JSX } from 'preact';
import { CRAYONS, type Crayon, Scribbles } from '../art/crayon.tsx';
import type { Corners } from '../art/hand.tsx';
import { kept } from './kept.ts';
import { Compass, KingdomBorders, KingdomNames, KingdomWash } from './sheet-art.tsx';
import type { Post, SheetArea, SheetMap } from './sheet-data.ts';
import { SheetSigns } from './sheet-signs.tsx';
import './sheet.css';

interface PlainSheetProps {
  readonly label: string;
  readonly map: SheetMap;
  readonly areas: readonly SheetArea[];
  readonly posts: readonly Post[];
  /** How many of its parts are drawn, up to `PLAIN_PARTS`. */
  readonly parts: number;
  /** What lies under the print, and over the signs. */
  readonly children?: ComponentChildren;
  readonly over?: ComponentChildren;
}

const MARGIN = 10;
const STEP = 9;
/** Signs are the most of a sheet: so many at once. */
const SIGNS = 14;
const SIGN_PARTS = 4;

/** The print and the crayons, then the signs. */
export const PLAIN_PARTS = 2 + SIGN_PARTS;

/** A sheet to be looked at from afar, one of several: drawn part by part, with as few elements as it takes. */
export function PlainSheet({ label, map, areas, posts, parts, children, over }: PlainSheetProps): JSX.Element {
  const { width, height } = map;
  const signs = Array.from({ length: Math.max(0, parts - 2) }, (_, at) => at);
  return (
    <svg
      class="plain-sheet"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
    >
      <rect class="sheet-paper" width={width} height={height} />
      {parts > 0 && <KingdomWash map={map} />}
      {parts > 1 && <Crayons areas={areas} />}
      {children}
      {parts > 0 && <Print map={map} areas={areas} />}
      {signs.map((at) => (
        <SheetSigns
          key={at}
          areas={areas.slice(at * SIGNS, (at + 1) * SIGNS)}
          posts={at === SIGN_PARTS - 1 ? posts : undefined}
          isSmall
        />
      ))}
      {over}
    </svg>
  );
}

const Print = kept(({ map, areas }: Pick<PlainSheetProps, 'map' | 'areas'>): JSX.Element => {
  return (
    <>
      <path class="area-hit" d={areas.map(({ points }) => outline(points)).join('')} />
      <KingdomBorders map={map} />
      {map.rose && <Compass at={map.rose} isTurned={false} />}
      <KingdomNames map={map} />
    </>
  );
});

function Crayons({ areas }: Pick<PlainSheetProps, 'areas'>): JSX.Element {
  const shapesOf = (crayon: Crayon) => areas.flatMap(({ fill, points }) => (fill === crayon ? [points] : []));
  return (
    <g>
      {CRAYONS.map((crayon) => (
        <Scribbles key={crayon} shapes={shapesOf(crayon)} crayon={crayon} step={STEP} />
      ))}
    </g>
  );
}

function outline(corners: Corners): string {
  return `M${corners.join(' ')}Z`;
}
