import type { JSX } from 'preact';
import { Cut, Gouge, PRINT } from '../../art/hand.tsx';
import { Backdrop } from '../../art/scenes/backdrop.tsx';
import { Castle, King } from '../../art/scenes/castle.tsx';
import { HALF, Patch, place, type Terrain } from '../../art/scenes/patch.tsx';

const MIDDLE = { x: 154, y: 132 };
const LIFT = 82;

// Rows from the back to the front; a dot is empty, the castle stands on C.
const KINGDOM = ['.FFM.', 'FFWM.', 'LWCGG', 'LLWGS', '.LSS.'];
const CROWNS = new Set(['10', '30', '02', '42', '23']);

/** A patchwork kingdom, its castle and its king, and a domino about to be laid. */
export function KingdominoScene(): JSX.Element {
  const patches = KINGDOM.flatMap((row, v) =>
    [...row].map((letter, u) => ({ letter, u, v, ...place(MIDDLE, u - 2, v - 2) })),
  ).sort((one, other) => one.u + one.v - other.u - other.v);
  return (
    <Backdrop>
      <Sky />
      <path d="M60 164L128 209 142 206 158 198 190 211 252 173 236 160 154 190Z" fill={PRINT} opacity=".18" />
      <Gap />
      {patches.map(({ letter, u, v, x, y }) =>
        letter === '.' ? undefined : letter === 'C' ? (
          <Castle key="castle" x={x} y={y} />
        ) : (
          <Patch
            key={`${u}${v}`}
            x={x}
            y={y}
            terrain={letter as Terrain}
            turn={u + v}
            hasCrown={CROWNS.has(`${u}${v}`)}
          />
        ),
      )}
      <Boat />
      <Patch {...place({ x: MIDDLE.x, y: MIDDLE.y - LIFT }, 2, -2)} terrain="W" turn={1} hasCrown />
      <Patch {...place({ x: MIDDLE.x, y: MIDDLE.y - LIFT }, 2, -1)} terrain="G" turn={0} />
      <Stack />
      <King x={38} y={192} />
    </Backdrop>
  );
}

/** Where the domino will lie, and the way down. */
function Gap() {
  const [right, front, left, back] = [
    [2.5, -2.5],
    [2.5, -0.5],
    [1.5, -0.5],
    [1.5, -2.5],
  ].map(([u, v]) => place(MIDDLE, u!, v!)) as [Point, Point, Point, Point];
  const fall = [right, front, left].map(({ x, y }) => `M${x} ${y - LIFT + 10}V${y - 4}`).join('');
  return (
    <>
      <path d={`M${[right, front, left, back].map(({ x, y }) => `${x} ${y}`).join('L')}Z`} fill={PRINT} opacity=".16" />
      <path d={fall} stroke="var(--accent)" stroke-width="1.5" stroke-dasharray="4 4" stroke-linecap="round" />
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function Boat() {
  return (
    <g transform={`translate(${MIDDLE.x - 2 * HALF.x} ${MIDDLE.y + 1})`}>
      <Cut d="M0-4V-18C6-14 8-9 9-5Z" fill="var(--ivory)" line={1.1} />
      <Cut d="M-9-3H12C10 2 8 4 5 4H-4C-7 3-8 0-9-3Z" fill="var(--crayon-red)" line={1.1} />
    </g>
  );
}

/** Dominoes still to come, face down. */
function Stack() {
  const { x: w, y: h } = HALF;
  return (
    <g transform="translate(250 180)">
      {[10, 5, 0].map((y, i) => (
        <g key={y} transform={`translate(${i - 1} ${y}) scale(.62)`}>
          <Cut d={[-w, h, 0, 2 * h, 2 * w, 0, 2 * w, 8, 0, 2 * h + 8, -w, h + 8]} fill="var(--court)" />
          <Cut d={[-w, h, w, -h, 2 * w, 0, 0, 2 * h]} fill="var(--back)" />
        </g>
      ))}
      <g transform="translate(9 6) scale(.8)">
        <path d="M-8 5L-10-4-4-1 0-7 4-1 10-4 8 5Z" fill="var(--gold)" />
      </g>
    </g>
  );
}

function Sky() {
  return (
    <>
      <Cut
        d="M50 52C44 52 41 45 47 42 48 34 60 32 64 38 71 34 78 41 74 46 79 48 76 53 72 53Z"
        fill="var(--ivory)"
        line={1.2}
      />
      <Gouge d="M96 32q4-4 7 0q4-4 7 0M114 44q3-3 5 0q3-3 5 0" tone="var(--ink)" />
      <path d="M14 203c14-5 46-3 50 1-8 5-40 6-50-1Z" fill={PRINT} opacity=".25" />
    </>
  );
}
