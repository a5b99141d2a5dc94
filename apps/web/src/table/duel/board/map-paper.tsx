import { cellRows } from '@crownhold/games/duel';
import { MAP_REACH } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { placed, UNIT } from '../../../board/line.ts';
import type { Frame } from '../../../board/square.ts';

/** [D3] The squares of a map. */
export const MAP_FRAME: Frame = MAP_REACH;

const SHIELD = 'M17 15q8 2 15-1 8 3 15 1 2 14-1 22-4 9-14 14-10-5-14-14-3-8-1-22z';
const STAMP = 'M-7-7Q0 0 7 8M7-8Q0-1-8 7';

/** As many drawings of castles as there are colours. */
const SEATS = 4;

interface MapPaperProps {
  readonly seat: number;
  readonly isCastleUsed: boolean;
}

/** An empty map: a shield on every square, the castle in the middle, with its cross once that is used. */
export function MapPaper({ seat, isCastleUsed }: MapPaperProps): JSX.Element {
  const { left, right, bottom, top } = MAP_FRAME;
  const [x, y] = [left * UNIT, -top * UNIT];
  const [width, height] = [(right - left + 1) * UNIT, (top - bottom + 1) * UNIT];
  const shields = cellRows()
    .flat()
    .filter((cell) => cell.x !== 0 || cell.y !== 0);
  return (
    <>
      <rect class="map-paper" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx={7} ry={6} />
      {shields.map((cell) => (
        <path key={placed(cell)} class="map-shield" d={SHIELD} transform={placed(cell)} />
      ))}
      <path class="map-lines" d={gridLines(x, y, width, height)} />
      <rect class="map-castle" x={1} y={1} width={UNIT - 2} height={UNIT - 2} />
      <use href={`#art-castle-full-${seat % SEATS}`} />
      {isCastleUsed && (
        <g class="map-castle-used" transform="translate(50 50)">
          <circle r={12} />
          <path d={STAMP} />
        </g>
      )}
    </>
  );
}

function gridLines(x: number, y: number, width: number, height: number): string {
  let path = '';
  for (let at = UNIT; at < width; at += UNIT) path += `M${x + at} ${y}v${height}`;
  for (let at = UNIT; at < height; at += UNIT) path += `M${x} ${y + at}h${width}`;
  return path;
}
