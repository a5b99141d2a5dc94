import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { AreaPaint } from './sheet-area.tsx';
import { Compass, KingdomBorders, KingdomNames, KingdomWash } from './sheet-art.tsx';
import type { Post, SheetArea, SheetMap } from './sheet-data.ts';
import { SheetHits } from './sheet-hits.tsx';
import { SheetSigns } from './sheet-signs.tsx';
import { steadyAreas } from './steady-areas.ts';
import { turnCorners, turnPlace, turnSize } from './turned-map.ts';
import { useZoom } from './use-zoom.ts';
import { isWhole, revealInView, type View, wholeView } from './zoom.ts';
import './sheet.css';

export interface SheetProps {
  /** The accessible name of the whole map. */
  readonly label: string;
  readonly map: SheetMap;
  readonly areas: readonly SheetArea[];
  readonly posts?: readonly Post[] | undefined;
  readonly chosen?: number | undefined;
  /** Turned clockwise by a quarter, for portrait phones: coordinates, so that signs stay upright. */
  readonly isTurned?: boolean | undefined;
  /** The part to be seen; all of it unless told. */
  readonly viewBox?: string | undefined;
  /** The word of the button that shows the whole map again. With it fingers can zoom. */
  readonly wholeMap?: string | undefined;
  /** The box: areas and paint fade, kingdoms and capitals stay. */
  readonly isBox?: boolean | undefined;
  /** A tap, a click, Enter or Space. Without it the sheet is only looked at. */
  readonly onArea?: ((id: number) => void) | undefined;
  /** What lies on the map, such as dice; in its coordinates, turned by `turnPlace` where the map is. */
  readonly children?: ComponentChildren;
}

// Room around an area that a key leads to.
const NEAR = 90;
// Targets are sewn along the inside of their borders: two that meet have a seam each.
const SEAM = 0.86;

/** A map of areas to be coloured. It shows what it is given and knows no rules. */
export function Sheet(props: SheetProps): JSX.Element {
  const { label, chosen, isTurned = false, viewBox, wholeMap, isBox = false, onArea, children } = props;
  const map = useTurned(props.map, isTurned, turnMap);
  const { width, height } = map;
  const areas = useTurned(useSteady(props.areas), isTurned, (list) => list.map((area) => turnArea(area, props.map)));
  const posts = useTurned(props.posts, isTurned, (list) =>
    list?.map((post) => ({ ...post, at: turnPlace(post.at, props.map) })),
  );
  const drawing = useRef<SVGSVGElement>(null);
  const whole = useMemo(() => wholeView({ width, height }), [width, height]);
  const { view, setView } = useZoom(drawing, whole, wholeMap !== undefined, (target) => {
    const id = target.closest('[data-area]')?.getAttribute('data-area');
    return areas.find((area) => `${area.id}` === id)?.room;
  });
  const onFocus = (id: number): void => {
    const area = areas.find((each) => each.id === id);
    if (area && !isWhole(view, whole)) setView(revealInView(view, whole, area.centre, NEAR));
  };
  return (
    <fieldset
      class={`sheet${isBox ? ' is-box' : ''}${wholeMap === undefined ? '' : ' is-zoomable'}`}
      aria-label={label}
    >
      <svg ref={drawing} viewBox={viewBox ?? boxOf(view)} aria-label={label}>
        <rect class="sheet-paper" width={width} height={height} />
        <KingdomWash map={map} />
        <g class="sheet-fades">
          {areas.map((area) => (
            <AreaPaint key={area.id} area={area} />
          ))}
        </g>
        <SheetHits areas={areas} chosen={chosen} onArea={onArea} onFocus={onFocus} />
        <KingdomBorders map={map} />
        {map.rose && <Compass at={map.rose} isTurned={isTurned} />}
        {areas.map(({ id, points, centre: [x, y], state }) => {
          if (id === chosen) return <polygon key={id} class="area-ring" points={points.join(' ')} />;
          if (state !== 'target' && state !== 'match') return undefined;
          const inside = `translate(${x} ${y}) scale(${SEAM}) translate(${-x} ${-y})`;
          return <polygon key={id} class={`area-seam is-${state}`} points={points.join(' ')} transform={inside} />;
        })}
        <KingdomNames map={map} />
        <SheetSigns areas={areas} posts={posts} />
        {children}
      </svg>
      {wholeMap !== undefined && !isWhole(view, whole) && (
        <button type="button" class="sheet-whole" aria-label={wholeMap} onClick={() => setView(whole)}>
          <Icon name="whole" size={24} />
        </button>
      )}
    </fieldset>
  );
}

function useTurned<T>(upright: T, isTurned: boolean, turn: (upright: T) => T): T {
  return useMemo(() => (isTurned ? turn(upright) : upright), [upright, isTurned]);
}

const turnedMaps = new WeakMap<SheetMap, SheetMap>();

function turnMap(map: SheetMap): SheetMap {
  const turnedMap = turnedMaps.get(map) ?? {
    ...turnSize(map),
    kingdoms: map.kingdoms.map((kingdom) => ({ ...kingdom, outline: turnCorners(kingdom.outline, map) })),
    lines: map.lines.map((line) => turnCorners(line, map)),
    signs: map.signs.map((sign) => turnPlace(sign, map)),
    rose: map.rose && turnPlace(map.rose, map),
  };
  turnedMaps.set(map, turnedMap);
  return turnedMap;
}

function useSteady(areas: readonly SheetArea[]): readonly SheetArea[] {
  const before = useRef<readonly SheetArea[]>(undefined);
  before.current = steadyAreas(before.current, areas);
  return before.current;
}

// An area that stays as it is stays so on a turned map.
const turned = new WeakMap<SheetArea, SheetArea>();

function turnArea(area: SheetArea, map: SheetMap): SheetArea {
  const known = turned.get(area);
  if (known) return known;
  const made = { ...area, points: turnCorners(area.points, map), centre: turnPlace(area.centre, map) };
  turned.set(area, made);
  return made;
}

function boxOf({ x, y, width, height }: View): string {
  return `${x} ${y} ${width} ${height}`;
}
