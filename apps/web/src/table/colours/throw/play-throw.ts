import type { DiceThrow } from '@crownhold/games/colours';
import { type Playing, playMovements } from '../../../travel/player.tsx';
import type { SeenMap } from './pose.ts';
import { throwMovements } from './throw-film.tsx';
import { readThrow } from './throw-frames.ts';

export type { Playing } from '../../../travel/player.tsx';

/** Lets dice fall once more over a map, where no table is. `place` is the selector of its drawing. */
export function playThrow({ path }: DiceThrow, map: SeenMap, place: string): Playing | undefined {
  const thrown = readThrow(path, map);
  return thrown && playMovements(throwMovements(thrown, place), { isStill: false, loudness: 1 });
}
