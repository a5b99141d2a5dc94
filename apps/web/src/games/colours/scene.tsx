import type { JSX } from 'preact';
import { type Crayon, crayonColour } from '../../art/crayon.tsx';
import { Cut, Gouge, PRINT } from '../../art/hand.tsx';
import { Backdrop } from '../../art/scenes/backdrop.tsx';
import { Chart } from '../../art/scenes/chart.tsx';
import { Die } from '../../art/scenes/die.tsx';

/** A half-coloured map, crayons, and two dice with drops. */
export function ColoursScene(): JSX.Element {
  return (
    <Backdrop>
      <g transform="translate(30 26) rotate(-4)">
        <Chart />
      </g>
      <Crayons />
      <Dice />
    </Backdrop>
  );
}

interface CrayonProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly crayon: Crayon;
}

/** A wax crayon in its paper; x and y are its tip. */
function Stick({ x, y, turn, crayon }: CrayonProps) {
  const colour = crayonColour(crayon);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <Cut d={[0, -1.5, 14, -6, 18, -6, 18, 6, 14, 6, 0, 2]} fill={colour} />
      <Cut d={[18, -7, 84, -7, 84, 7, 18, 7]} fill={colour} />
      <Cut d="M26-7C30-3 22 2 26 7M30-7C34-3 26 2 30 7M74-7V7M78-7V7" line={1} />
      <Cut d={[84, -6, 88, -6, 88, 6, 84, 6]} fill={colour} />
      <Gouge d="M36-2H64M42 3H70" line={1} />
    </g>
  );
}

function Crayons() {
  return (
    <>
      <Gouge
        d="M214 92C218 84 222 84 220 91S224 98 228 89 232 86 230 92 236 97 240 90 246 88 243 94 250 98 254 92"
        tone={crayonColour('red')}
        line={3}
      />
      <Stick x={212} y={40} turn={9} crayon="yellow" />
      <Stick x={212} y={92} turn={-22} crayon="red" />
      <Stick x={131} y={103} turn={38} crayon="blue" />
    </>
  );
}

const DROPS = { 2: [12, 12, 34, 34], 3: [4, 4, 24, 22, 42, 40], 4: [6, 6, 40, 6, 6, 38, 40, 38] } as const;

function Drops({ count, fill }: { readonly count: 2 | 3 | 4; readonly fill: string }) {
  const at: readonly number[] = DROPS[count];
  const drops = at.map((x, i) => (i % 2 ? '' : `M${x + 9} ${at[i + 1]! - 2}${DROP}`));
  return <path d={drops.join('')} fill={fill} />;
}

const DROP = 'c3 6 8 10 8 15s-3 8-8 8-8-3-8-8 5-9 8-15Z';

function Dice() {
  const faces = (fill: string) =>
    [
      <Drops key="front" count={3} fill={fill} />,
      <Drops key="top" count={2} fill={fill} />,
      <Drops key="side" count={4} fill={fill} />,
    ] as const;
  const blue = crayonColour('blue');
  return (
    <>
      <Die
        x={216}
        y={120}
        along={[38, 7]}
        down={[-5, 40]}
        back={[17, -14]}
        faces={faces('var(--ivory)')}
        fills={[blue, blue, 'var(--lake-tone)']}
      />
      <Die x={256} y={168} along={[30, -5]} down={[4, 31]} back={[12, -13]} faces={faces(PRINT)} />
    </>
  );
}
