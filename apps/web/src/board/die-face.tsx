import type { ComponentChildren, JSX } from 'preact';
import { type Arms, ArmsMark } from '../art/arms.tsx';
import { type Crayon, crayonColour, crayonHatch } from '../art/crayon.tsx';
import { cut, PRINT } from '../art/hand.tsx';

type DieColour = Crayon | 'white';

/** What a die shows. */
export type DieFace =
  | { readonly kind: 'arms'; readonly arms: Arms; readonly crosses: number }
  | { readonly kind: 'drops' | 'pips'; readonly count: number; readonly colour: DieColour }
  /** Drawn in a square of 64 units. */
  | { readonly kind: 'drawing'; readonly drawing: ComponentChildren };

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[32, 32]],
  [
    [20, 21],
    [44, 43],
  ],
  [
    [16, 17],
    [32, 32],
    [48, 47],
  ],
  [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  [
    [17, 17],
    [47, 17],
    [32, 32],
    [17, 47],
    [47, 47],
  ],
  [
    [18, 15],
    [46, 15],
    [18, 32],
    [46, 32],
    [18, 49],
    [46, 49],
  ],
];
const DROP = 'M.5-11C3-4 9-1 9 4.5S5 11.5 0 11.5-9 9.5-9 4.5-3-4 .5-11Z';
const PIP = 'M0-6.5C4-6.5 6.5-4 6.5 0S4 7 0 7-6.5 4-6.5 0-4-6.5 0-6.5Z';

interface DieFaceArtProps {
  readonly face: DieFace;
  /** Any whole number: no two dice are cut alike. */
  readonly cutting: number;
}

const SIDE = 'M4 62L5 72 9 75 63 75 67 72 68 62Z';

/** A die seen from above, with a little of the side towards the player: 72 units wide, 78 high. Needs `CrayonDefs`. */
export function DieFaceArt({ face, cutting }: DieFaceArtProps): JSX.Element {
  const crayon = 'colour' in face && face.colour !== 'white' ? face.colour : undefined;
  const fill = crayon ? crayonColour(crayon) : 'var(--ivory)';
  const body = cut([6, 4, 66, 4, 68, 6, 68, 64, 66, 66, 6, 66, 4, 64, 4, 6], 3 + 2 * cutting, 0.9);
  return (
    <g stroke={PRINT} stroke-width="2.2" stroke-linejoin="round">
      <path d={SIDE} fill={fill} />
      <path d={SIDE} fill={PRINT} fill-opacity=".3" />
      <path d={body} fill={fill} />
      {crayon && <path d={body} fill={crayonHatch(crayon)} />}
      <g transform="translate(5 4) scale(.96)" stroke="none">
        <Charge face={face} />
      </g>
    </g>
  );
}

interface DieSideArtProps {
  readonly colour: DieColour;
  readonly drops: number;
}

/** One side of a die, flat, for dice that turn: 64 units each way. Needs `CrayonDefs`. */
export function DieSideArt({ colour, drops }: DieSideArtProps): JSX.Element {
  const crayon = colour === 'white' ? undefined : colour;
  return (
    <>
      <rect width="64" height="64" rx="8" fill={crayon ? crayonColour(crayon) : 'var(--ivory)'} />
      {crayon && <rect width="64" height="64" rx="8" fill={crayonHatch(crayon)} />}
      <rect x="1.2" y="1.2" width="61.6" height="61.6" rx="7" fill="none" stroke={PRINT} stroke-width="2.4" />
      <Charge face={{ kind: 'drops', count: drops, colour }} />
    </>
  );
}

function Charge({ face }: { readonly face: DieFace }): JSX.Element {
  if (face.kind === 'drawing') return <>{face.drawing}</>;
  if (face.kind === 'arms') {
    return (
      <g transform="translate(4 4) scale(.88)">
        <ArmsMark arms={face.arms} crosses={face.crosses} />
      </g>
    );
  }
  const isWhite = face.colour === 'white';
  return (
    <g fill={isWhite ? PRINT : 'var(--ivory)'} stroke={PRINT} stroke-width={isWhite ? 0 : 1.6}>
      {SPOTS[face.count]?.map(([x, y]) => (
        <path key={`${x} ${y}`} d={face.kind === 'drops' ? DROP : PIP} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
}
