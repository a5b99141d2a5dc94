import type { JSX } from 'preact';
import { round, wobble } from '../art/mark.ts';
import { UNIT } from './line.ts';
import type { Frame, Spot } from './square.ts';

/** Room for the border and for a lifted piece. */
const MARGIN = 10;
/** How far lines run on where the ground goes on out of sight. */
const EDGE = 9;

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

/** The part of a frame that another one leaves. */
function common(one: Frame, other: Frame): Frame {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    top: Math.min(one.top, other.top),
  };
}

/** At which sides the ground ends where one can see it; beyond the others it goes on out of sight. */
export function limitsInSight(frame: Frame, open: Frame): Readonly<Record<keyof Frame, boolean>> {
  return {
    left: open.left >= frame.left,
    right: open.right <= frame.right,
    bottom: open.bottom >= frame.bottom,
    top: open.top <= frame.top,
  };
}

// The border of an atlas sheet: two lines, and between them a ladder of dark and light, one rung a spot. It stands where
// the ground ends.
function ladder(seen: Frame, limits: ReturnType<typeof limitsInSight>): string {
  const [left, right] = [seen.left * UNIT, (seen.right + 1) * UNIT];
  const [top, bottom] = [-seen.top * UNIT, (1 - seen.bottom) * UNIT];
  let path = '';
  for (let x = left; x < right; x += UNIT * 2) {
    if (limits.top) path += `M${x} ${top - 9}h${UNIT}v5h-${UNIT}z`;
    if (limits.bottom) path += `M${x} ${bottom + 4}h${UNIT}v5h-${UNIT}z`;
  }
  for (let y = top; y < bottom; y += UNIT * 2) {
    if (limits.left) path += `M${left - 9} ${y}h5v${UNIT}h-5z`;
    if (limits.right) path += `M${right + 4} ${y}h5v${UNIT}h-5z`;
  }
  return path;
}

function neatline(seen: Frame, limits: ReturnType<typeof limitsInSight>): string {
  return [4, 9]
    .map((grow) => {
      const left = seen.left * UNIT - (limits.left ? grow : EDGE);
      const right = (seen.right + 1) * UNIT + (limits.right ? grow : EDGE);
      const top = -seen.top * UNIT - (limits.top ? grow : EDGE);
      const bottom = (1 - seen.bottom) * UNIT + (limits.bottom ? grow : EDGE);
      return [
        limits.top ? `M${left} ${top}H${right}` : '',
        limits.right ? `M${right} ${top}V${bottom}` : '',
        limits.bottom ? `M${right} ${bottom}H${left}` : '',
        limits.left ? `M${left} ${bottom}V${top}` : '',
      ].join('');
    })
    .join('');
}

interface PaperProps {
  readonly frame: Frame;
  readonly open?: Frame | undefined;
  readonly hasBorder?: boolean;
}

/** What lies under the pieces: open ground with a dot at every corner, hatched land beyond it. */
export function Paper({ frame, open = frame, hasBorder = false }: PaperProps): JSX.Element {
  const seen = common(frame, open);
  const limits = limitsInSight(frame, open);
  const beyond = rows(frame).flatMap((row) => row.filter((spot) => !isWithin(open, spot)));
  return (
    <>
      <path class="paper-beyond" d={sheet(frame, hasBorder ? 9 : 3)} />
      {beyond.length > 0 && <path class="paper-hatch" d={beyond.map(hatch).join('')} />}
      <path class="paper-open" d={sheet(seen, 3)} />
      <path class="paper-dots" d={dots(seen)} />
      {hasBorder && <path class="paper-ladder" d={ladder(seen, limits)} />}
      {hasBorder && <path class="paper-neatline" d={neatline(seen, limits)} />}
    </>
  );
}
