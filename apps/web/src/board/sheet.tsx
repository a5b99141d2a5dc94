import type { JSX } from 'preact';
import { type Corners, cut } from '../art/hand.tsx';
import { WoodcutMark } from '../art/woodcuts.tsx';
import { AreaPaint, AreaSigns, type SheetArea, type Sign } from './sheet-area.tsx';
import { SheetHits } from './sheet-hits.tsx';
import './sheet.css';

/** A sign that stands on a border: a watchtower. */
export interface Post {
  readonly key: string;
  readonly at: readonly [number, number];
  readonly sign: Sign;
  readonly label: string;
  readonly isDone?: boolean | undefined;
}

export interface SheetProps {
  /** The accessible name of the whole map. */
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The part to be seen, for zoom and pan; all of it unless told. */
  readonly viewBox?: string | undefined;
  readonly areas: readonly SheetArea[];
  /** Heavy borders, between kingdoms. */
  readonly lines: readonly Corners[];
  readonly posts?: readonly Post[] | undefined;
  readonly chosen?: number | undefined;
  /** A tap, a click, Enter or Space. Without it the sheet is only looked at. */
  readonly onArea?: ((id: number) => void) | undefined;
}

const MARGIN = 10;
const POST = 40;
// Targets are sewn along the inside of their borders: two that meet have a seam each.
const SEAM = 0.86;
// The areas say what stands on them.
const SILENT = { 'aria-hidden': true } as const;

/** A map of areas to be coloured. It shows what it is given and knows no rules. */
export function Sheet({ label, size, viewBox, areas, lines, posts, chosen, onArea }: SheetProps): JSX.Element {
  const { width, height } = size;
  const all = `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`;
  return (
    <fieldset class="sheet" aria-label={label}>
      <svg viewBox={viewBox ?? all} aria-label={label}>
        <rect class="sheet-paper" width={width} height={height} />
        {areas.map((area) => (
          <AreaPaint key={area.id} area={area} />
        ))}
        <SheetHits areas={areas} chosen={chosen} onArea={onArea} />
        <g class="sheet-borders" {...SILENT}>
          {lines.map((line) => (
            <path key={line} d={cut(line, 1, 0.6, true)} />
          ))}
          <path class="sheet-frame" d={cut([0, 0, width, 0, width, height, 0, height], 2, 1)} />
        </g>
        {areas.map(({ id, points, centre: [x, y], state }) => {
          if (id === chosen) return <polygon key={id} class="area-ring" points={points.join(' ')} />;
          if (state !== 'target') return undefined;
          const inside = `translate(${x} ${y}) scale(${SEAM}) translate(${-x} ${-y})`;
          return <polygon key={id} class="area-seam" points={points.join(' ')} transform={inside} />;
        })}
        <g class="sheet-signs" {...SILENT}>
          {areas.map((area) => (
            <AreaSigns key={area.id} area={area} isCrowded={hasPostBeside(area, posts)} />
          ))}
        </g>
        {posts?.map(({ key, at, sign, label: name, isDone }) => (
          <g
            key={key}
            class={isDone ? 'sheet-post is-done' : 'sheet-post'}
            transform={`translate(${at[0] - POST / 2} ${at[1] - POST / 2}) scale(${POST / 64})`}
          >
            <title>{name}</title>
            <WoodcutMark {...sign} />
          </g>
        ))}
      </svg>
    </fieldset>
  );
}

/** A post near the foot of a sign would hide a letter. */
function hasPostBeside({ centre: [x, y] }: SheetArea, posts: SheetProps['posts']): boolean {
  return posts?.some(({ at }) => Math.abs(Math.abs(at[0] - x) - 30) < 36 && Math.abs(at[1] - y - 26) < 36) ?? false;
}
