import { type Colour, colourName, type State } from '@crownhold/games/colours';
import type { ColoursInput } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { Scribble } from '../../art/crayon.tsx';
import { turnCorners } from '../../board/turned-map.ts';
import type { Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import { Die } from './board/die.tsx';
import { Drop } from './board/drop.tsx';
import { isTurned } from './turning.ts';

const timed = { startMs: 0, ms: TIMES.back } as const;
const STEP = 9;

/** A die goes back to those that are left; drops go back to the die or the tower that they came from, and their areas pale. */
export function wayBack({ choices, base, draft: { start, seat } }: ColoursInput): readonly Movement[] {
  let used = 0;
  return choices.flatMap((choice) => {
    if (choice.kind === 'take') return [dieBack(start, choice.die, seat)];
    if (choice.kind !== 'drop') return [];
    const { brush, area } = choice;
    const colour = brush.kind === 'paint' ? colourName(base.state.colours[seat]!) : brush.colour;
    const isTower = brush.kind === 'tower';
    const home = isTower ? `.drop-chip[data-drop="${colour}"] .colours-drop` : `.hand-drops > :nth-child(${++used})`;
    // [C34] A blend takes two drops of the die.
    if (brush.kind === 'blend') used++;
    return [paling(base.state, area, colour), dropBack(home, area, colour)];
  });
}

function dieBack({ numbers }: State, die: number, seat: number): Movement {
  const to = `.strip-die[data-die="${die}"] .colours-die`;
  return {
    ...timed,
    kind: 'fly',
    from: { selector: `.seat-chip[data-seat="${seat}"] .seat-die` },
    to: { selector: to },
    quarters: 0,
    draw: () => <Die die={die} drops={numbers[die]!} />,
    hides: `.map-die[data-die="${die}"], ${to}`,
    sounds: [{ sound: 'tap', atMs: TIMES.back }],
  };
}

function dropBack(home: string, area: number, colour: Colour): Movement {
  return {
    ...timed,
    kind: 'fly',
    from: { selector: areaHit(area), part: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } },
    to: { selector: home },
    quarters: 0,
    hides: home,
    draw: () => <Drop colour={colour} size={20} />,
  };
}

/** The crayon of an area fades, as a picture that covers it. */
function paling({ atlas }: State, area: number, colour: Colour): Movement {
  const { polygon } = atlas.map.areas[area]!;
  const corners = isTurned.value ? turnCorners(polygon, atlas.map) : polygon;
  const [xs, ys] = [0, 1].map((axis) => corners.filter((_, at) => at % 2 === axis)) as [number[], number[]];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = [left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(' ');
  const draw = (): JSX.Element => (
    <svg class="area-paint" viewBox={box} aria-hidden="true" focusable="false">
      <Scribble corners={corners} crayon={colour} step={STEP} />
    </svg>
  );
  return { ...timed, kind: 'path', to: { selector: areaHit(area) }, draw, frames: [{ opacity: 1 }, { opacity: 0 }] };
}

function areaHit(area: number): string {
  return `.colours-main .area-hit[data-area="${area}"]`;
}
