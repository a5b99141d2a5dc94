import type { JSX } from 'preact';
import { round, wobble } from '../art/mark.ts';
import { UNIT } from './line.ts';
import type { Frame, Spot } from './square.ts';

const MARGIN = 14;

/** The part of the drawing a frame takes, with room for lines and a lifted piece. */
export function viewBox(frame: Frame, margin = MARGIN): string {
  const [width, height] = [frame.right - frame.left + 1, frame.top - frame.bottom + 1];
  return `${frame.left * UNIT - margin} ${-frame.top * UNIT - margin} ${width * UNIT + margin * 2} ${height * UNIT + margin * 2}`;
}

/** Every spot of a frame in rows from the top, as one reads. */
export function rows(frame: Frame): readonly (readonly Spot[])[] {
  const found: Spot[][] = [];
  for (let y = frame.top; y >= frame.bottom; y--) {
    const row: Spot[] = [];
    for (let x = frame.left; x <= frame.right; x++) row.push({ x, y });
    found.push(row);
  }
  return found;
}

export function isWithin(frame: Frame, { x, y }: Spot): boolean {
  return x >= frame.left && x <= frame.right && y >= frame.bottom && y <= frame.top;
}

function sheet(frame: Frame, grow: number): string {
  const [left, right] = [frame.left * UNIT - grow, (frame.right + 1) * UNIT + grow];
  const [top, bottom] = [-frame.top * UNIT - grow, (1 - frame.bottom) * UNIT + grow];
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

function dots(open: Frame): string {
  let path = '';
  for (let x = open.left; x <= open.right + 1; x++) {
    for (let y = open.bottom; y <= open.top + 1; y++) {
      path += `M${round(x * UNIT + wobble(x, y) * 2)} ${round((1 - y) * UNIT + wobble(y, x) * 2)}h.1`;
    }
  }
  return path;
}

function hatch(spot: Spot): string {
  const [x, y] = [spot.x * UNIT, -spot.y * UNIT];
  return [0, 1, 2]
    .map((line) => {
      const shift = 12 + line * 20 + wobble(spot.x * 3 + line, spot.y) * 3;
      return `M${round(x + shift - 10)} ${round(y + 46)}l${round(18 + wobble(line, spot.x + spot.y) * 3)}-${24 + line}`;
    })
    .join('');
}

// The border of an atlas sheet: two lines, and between them a ladder of dark and light, one rung a spot.
function ladder(frame: Frame): string {
  const [left, right] = [frame.left * UNIT, (frame.right + 1) * UNIT];
  const [top, bottom] = [-frame.top * UNIT, (1 - frame.bottom) * UNIT];
  let path = '';
  for (let x = left; x < right; x += UNIT * 2)
    path += `M${x} ${top - 9}h${UNIT}v5h-${UNIT}zM${x} ${bottom + 4}h${UNIT}v5h-${UNIT}z`;
  for (let y = top; y < bottom; y += UNIT * 2)
    path += `M${left - 9} ${y}h5v${UNIT}h-5zM${right + 4} ${y}h5v${UNIT}h-5z`;
  return path;
}

function neatline(frame: Frame): string {
  return [4, 9].map((grow) => sheet(frame, grow)).join('');
}

interface PaperProps {
  readonly frame: Frame;
  readonly open?: Frame | undefined;
  readonly hasBorder?: boolean;
}

/** What lies under the pieces: open ground with a dot at every corner, hatched land beyond it. */
export function Paper({ frame, open = frame, hasBorder = false }: PaperProps): JSX.Element {
  const beyond = rows(frame).flatMap((row) => row.filter((spot) => !isWithin(open, spot)));
  return (
    <>
      <path class="paper-beyond" d={sheet(frame, hasBorder ? 9 : 3)} />
      {beyond.length > 0 && <path class="paper-hatch" d={beyond.map(hatch).join('')} />}
      <path class="paper-open" d={sheet(open, 3)} />
      <path class="paper-dots" d={dots(open)} />
      {hasBorder && <path class="paper-ladder" d={ladder(frame)} />}
      {hasBorder && <path class="paper-neatline" d={neatline(frame)} />}
    </>
  );
}
