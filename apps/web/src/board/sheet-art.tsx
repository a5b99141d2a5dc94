import {
  heavyLine,
  neatline,
  ORNAMENT_INSET,
  ornament,
  type Place,
  type RimPlace,
  rimPlace,
  rose,
  type Scenery,
  scenery,
} from '@crownhold/drawing';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { crayonColour } from '../art/crayon.tsx';
import { kept } from './kept.ts';
import type { SheetArea, SheetKingdom, SheetMap } from './sheet-data.ts';

const BORDER = 7.5;
const FRAME = { band: 6, piece: 42, gap: 2.5 };
const ROSE = 22;
const NAME = { inset: 7, rise: 12, letter: 12.4 };

interface KingdomArt {
  readonly id: SheetKingdom['id'];
  readonly name: string;
  readonly outline: string;
  readonly ornament: string;
  readonly rim: RimPlace | undefined;
}

interface MapArt {
  readonly kingdoms: readonly KingdomArt[];
  readonly borders: string;
  readonly frame: string;
}

// The areas say what stands on them.
const SILENT = { 'aria-hidden': true } as const;

// A map is drawn many times and never changes.
const drawn = new WeakMap<SheetMap, MapArt>();

/** What a map is drawn with, made at the first drawing or before. */
export function mapArt(map: SheetMap): MapArt {
  const known = drawn.get(map);
  if (known) return known;
  const rims = map.kingdoms.map(({ name, outline }) =>
    rimPlace(outline, map, { ...NAME, length: name.length * NAME.letter }, [
      ...map.signs,
      ...(map.rose ? [map.rose] : []),
    ]),
  );
  const art = {
    kingdoms: map.kingdoms.map(({ id, name, outline }, i) => ({
      id,
      name,
      outline: outline.join(' '),
      ornament: ornament(id, outline, (at) => !isUnder(at, rims[i], name)),
      rim: rims[i],
    })),
    borders: map.lines.map((line) => heavyLine(line, BORDER)).join(''),
    frame: neatline(map.width, map.height, FRAME.band, FRAME.piece),
  };
  drawn.set(map, art);
  return art;
}

/** Where the name of its kingdom stands, no ornament does. */
function isUnder([x, y]: Place, rim: RimPlace | undefined, name: string): boolean {
  if (!rim) return false;
  const half = (name.length * NAME.letter) / 2 + 10;
  const [along, across] = rim.degrees === 0 ? [x - rim.at[0], y - rim.at[1]] : [y - rim.at[1], x - rim.at[0]];
  return Math.abs(along) < half && Math.abs(across) < NAME.rise + ORNAMENT_INSET;
}

/** Under the crayons: each kingdom washed along its border, as atlases were coloured. */
export const KingdomWash = kept(({ map }: { readonly map: SheetMap }): JSX.Element => {
  const id = useId();
  return (
    <g class="sheet-wash" {...SILENT}>
      {mapArt(map).kingdoms.map((kingdom) => (
        <g key={kingdom.id}>
          <clipPath id={`${id}-${kingdom.id}`}>
            <polygon points={kingdom.outline} />
          </clipPath>
          <polygon points={kingdom.outline} clip-path={`url(#${id}-${kingdom.id})`} stroke={crayonColour(kingdom.id)} />
        </g>
      ))}
    </g>
  );
});

/** Over the crayons: ornaments, hand-cut borders, the frame and the names. */
export const KingdomBorders = kept(({ map }: { readonly map: SheetMap }): JSX.Element => {
  const { kingdoms, borders, frame } = mapArt(map);
  const { width, height } = map;
  const { band, gap } = FRAME;
  const outside = band + gap;
  return (
    <g class="sheet-borders" {...SILENT}>
      {kingdoms.map(({ id, ornament: d }) => (
        <path key={id} class="sheet-ornament" d={d} style={{ color: crayonColour(id) }} />
      ))}
      <path class="sheet-heavy" d={borders} />
      <g transform={`translate(${-gap} ${-gap}) scale(${1 + (2 * gap) / width} ${1 + (2 * gap) / height})`}>
        <path class="sheet-heavy" d={frame} />
      </g>
      <rect class="sheet-rim" width={width} height={height} />
      <rect class="sheet-edge" x={-outside} y={-outside} width={width + 2 * outside} height={height + 2 * outside} />
    </g>
  );
});

/** Over everything printed. */
export const KingdomNames = kept(({ map }: { readonly map: SheetMap }): JSX.Element => {
  return (
    <g class="sheet-names" {...SILENT}>
      {mapArt(map).kingdoms.map(({ id, name, rim }) => rim && <Name key={id} name={name} rim={rim} />)}
    </g>
  );
});

function Name({ name, rim: { at, degrees } }: { readonly name: string; readonly rim: RimPlace }): JSX.Element {
  return (
    <text class="sheet-name" transform={`translate(${at[0]} ${at[1]}) rotate(${degrees})`}>
      {name.toUpperCase()}
    </text>
  );
}

const scenes = new Map<number, Scenery>();

/** The scene of an area without a sign. */
export function AreaScene({ area: { id, kingdom, room } }: { readonly area: SheetArea }): JSX.Element {
  const scene = scenes.get(id) ?? scenery(kingdom, id);
  scenes.set(id, scene);
  return (
    <g class="area-scene" transform={`scale(${(1.5 * room) / 64})`}>
      <path class="scene-lines" d={scene.lines} />
      <path class="scene-solid" d={scene.solid} />
    </g>
  );
}

interface CompassProps {
  readonly at: Place;
  readonly isTurned: boolean;
}

/** Shows which way the map is turned. */
export const Compass = kept(({ at, isTurned }: CompassProps): JSX.Element => {
  const { dark, light, lines } = rose(ROSE, isTurned);
  return (
    <g class="sheet-rose" transform={`translate(${at[0]} ${at[1]})`} {...SILENT}>
      <path class="rose-halo" d={dark + light} />
      <path class="rose-lines" d={lines} />
      <path class="rose-light" d={light} />
      <path class="rose-dark" d={dark} />
    </g>
  );
});
