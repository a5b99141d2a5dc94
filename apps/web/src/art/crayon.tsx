import type { JSX } from 'preact';
import type { Corners } from './hand.tsx';

export const CRAYONS = ['blue', 'red', 'yellow', 'violet', 'green', 'brown'] as const;
export type Crayon = (typeof CRAYONS)[number];

/** The directions of its strokes, in degrees: no two crayons are led alike, mixtures are crossed. */
export const STROKES: Record<Crayon, readonly number[]> = {
  blue: [4],
  red: [52],
  yellow: [-48],
  violet: [50, -38],
  green: [86, 20],
  brown: [3, 88],
};

export function crayonColour(crayon: Crayon): string {
  return `var(--crayon-${crayon})`;
}

/** One zigzag of a crayon that fills a shape, as a hand would: ends miss the border by a little. */
export function scribble(corners: Corners, degrees: number, step: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turned = corners.map((value, i) =>
    i % 2 ? cos * value - sin * corners[i - 1]! : cos * value + sin * corners[i + 1]!,
  );
  const ys = turned.filter((_, index) => index % 2);
  const last = Math.max(...ys) - step / 3;
  let path = '';
  let row = 0;
  for (let y = Math.min(...ys) + step / 2; y < last; y += step) {
    const [left, right] = widest(turned, y);
    const shake = (Math.sin(41 * y + row) * step) / 4;
    const ends = row++ % 2 ? [right - step / 2, left + step / 2] : [left + step / 2, right - step / 2];
    for (const x of ends) {
      const [outX, outY] = [x + shake, y + shake];
      path += `${path ? 'L' : 'M'}${(cos * outX - sin * outY).toFixed(1)} ${(sin * outX + cos * outY).toFixed(1)}`;
    }
  }
  return path;
}

/** The longest piece of a line at this height that lies inside the shape. */
function widest(corners: Corners, y: number): readonly [number, number] {
  const crossings: number[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const [x, top, toX, bottom] = [0, 1, 2, 3].map((at) => corners[(i + at) % corners.length]!) as [
      number,
      number,
      number,
      number,
    ];
    if (top < y !== bottom < y) crossings.push(x + ((toX - x) * (y - top)) / (bottom - top));
  }
  crossings.sort((one, other) => one - other);
  let best: readonly [number, number] = [0, 0];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    if (crossings[i + 1]! - crossings[i]! > best[1] - best[0]) best = [crossings[i]!, crossings[i + 1]!];
  }
  return best;
}

// A sheet is panned many times a second, and its areas never change.
const drawn = new WeakMap<Corners, Map<string, readonly string[]>>();

function strokes(corners: Corners, crayon: Crayon, step: number): readonly string[] {
  const known = drawn.get(corners) ?? new Map<string, readonly string[]>();
  drawn.set(corners, known);
  const key = `${crayon} ${step}`;
  const paths =
    known.get(key) ?? STROKES[crayon].map((degrees, layer) => scribble(corners, degrees, step * (1 + layer)));
  known.set(key, paths);
  return paths;
}

interface ScribbleProps {
  readonly corners: Corners;
  readonly crayon: Crayon;
  readonly step: number;
}

/** A shape coloured in: a thin coat, strokes over it in the crayon's own direction, and more wax where the hand pressed. */
export function Scribble({ corners, ...crayon }: ScribbleProps): JSX.Element {
  return <Scribbles shapes={[corners]} {...crayon} />;
}

interface ScribblesProps extends Omit<ScribbleProps, 'corners'> {
  readonly shapes: readonly Corners[];
}

/** Several shapes coloured in alike, with the elements of one. */
export function Scribbles({ shapes, crayon, step }: ScribblesProps): JSX.Element | undefined {
  if (shapes.length === 0) return undefined;
  const colour = crayonColour(crayon);
  const layers = STROKES[crayon].map((_, layer) => shapes.map((each) => strokes(each, crayon, step)[layer]).join(''));
  return (
    <g class="scribble" fill="none" stroke={colour} stroke-linejoin="round" stroke-linecap="round">
      <path
        d={shapes.map((corners) => `M${corners.join(' ')}Z`).join('')}
        fill={colour}
        fill-opacity=".45"
        stroke="none"
        class="coat"
      />
      {layers.map((d) => (
        <path key={d} d={d} stroke-width={step * 0.72} pathLength={1} />
      ))}
      {layers.map((d, layer) => (
        <path
          key={d}
          class="wax"
          d={d}
          stroke-width={step * 0.26}
          stroke-dasharray={[3.1, 0.9, 5.3, 1.7, 1.3, 0.8].map((part) => part * step * (1 + layer)).join(' ')}
        />
      ))}
    </g>
  );
}

/**
 * Once on a page that fills small things with a crayon: paint with `crayonColour`, and `crayonHatch` over it.
 * A pattern takes its colours from here, not from where it is used: it has none that a theme must change.
 */
export function CrayonDefs(): JSX.Element {
  return (
    <svg class="art-defs" width="0" height="0" aria-hidden="true" focusable="false">
      {CRAYONS.map((crayon) => (
        <pattern
          key={crayon}
          id={`crayon-${crayon}`}
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${STROKES[crayon][0]})`}
        >
          <g fill="none" stroke="var(--ivory)" stroke-width="1.5" stroke-opacity=".5" stroke-linecap="round">
            <path d="M0 3Q5 2 9 3T14 3M0 10.5Q4 11.5 8 10.5T14 10.5" />
            {STROKES[crayon].length > 1 && <path d="M4 0Q3 6 4 14" />}
          </g>
        </pattern>
      ))}
    </svg>
  );
}

export function crayonHatch(crayon: Crayon): string {
  return `url(#crayon-${crayon})`;
}
