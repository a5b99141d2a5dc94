import type { Box } from './box.ts';
import type { Point } from './polygon.ts';
import { axesOf, type Pose, type Vector } from './pose.ts';

/** [C15] The square that a die lying flat covers: its corners, clockwise as seen with y downwards. In units of the map. */
export function footprintOf({ dieSize }: Box, { position, rotation }: Pose): readonly Point[] {
  const [x, y] = position;
  const [alongX, alongY] = levelAxis(axesOf(rotation));
  const half = dieSize / (2 * Math.sqrt(alongX * alongX + alongY * alongY));
  const [dx, dy] = [alongX * half, alongY * half];
  return [
    [x - dx + dy, y - dy - dx],
    [x + dx + dy, y + dy - dx],
    [x + dx - dy, y + dy + dx],
    [x - dx - dy, y - dy + dx],
  ];
}

/** Of a die that lies flat, an axis that does too. */
function levelAxis(axes: readonly [Vector, Vector, Vector]): Vector {
  const [first, second] = axes;
  return first[2] * first[2] < 0.5 ? first : second;
}
