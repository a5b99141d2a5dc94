import type { Colour } from '@crownhold/games/colours';
import type { AreaMap } from '@crownhold/games/colours/map';
import { type Place, turnPlace } from '../../../board/turned-map.ts';

/** Paper around a piece of the map. */
const ROOM = 22;

/** The part of the map that shows some kingdoms, as the numbers of a view box; of the turned map if it is turned. */
export function pieceBox(map: AreaMap, kingdoms: readonly Colour[], isTurned: boolean): readonly number[] {
  const corners = map.kingdoms
    .filter(({ colour }) => kingdoms.includes(colour))
    .flatMap(({ outline }) => outline.flatMap((x, i): readonly Place[] => (i % 2 ? [] : [[x, outline[i + 1]!]])))
    .map((place) => (isTurned ? turnPlace(place, map) : place));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
}

/** The shape of the whole map with its frame. */
export function mapRatio(isTurned: boolean): string {
  return isTurned ? '720 / 1020' : '1020 / 720';
}
