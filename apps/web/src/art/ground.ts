import type { Ground } from './face.ts';
import { FOREST, FOREST_SMALL } from './forest.ts';
import { GRASS, GRASS_SMALL } from './grass.ts';
import { LAKE, LAKE_SMALL } from './lake.ts';
import { MINE, MINE_SMALL } from './mine.ts';
import type { Drawing } from './plate.tsx';
import { SWAMP, SWAMP_SMALL } from './swamp.ts';
import { WHEAT, WHEAT_SMALL } from './wheat.ts';

/** `full` is for squares of 34 pixels and more, `small` for less. */
export type Size = 'small' | 'full';

export const GROUND_DRAWINGS: Readonly<Record<Size, Readonly<Record<Ground, readonly Drawing[]>>>> = {
  full: { wheat: WHEAT, forest: FOREST, lake: LAKE, grass: GRASS, swamp: SWAMP, mine: MINE },
  small: {
    wheat: WHEAT_SMALL,
    forest: FOREST_SMALL,
    lake: LAKE_SMALL,
    grass: GRASS_SMALL,
    swamp: SWAMP_SMALL,
    mine: MINE_SMALL,
  },
};

// Four drawings are patterns, the rest little scenes: one square in five has one, or they would lose their charm.
const PATTERNS = 4;
const SCENE_EVERY = 5;

/** The name of a ground's drawing in the sprite; any whole number chooses one, and neighbouring numbers differ. */
export function groundName(ground: Ground, drawing: number, size: Size): string {
  const { length } = GROUND_DRAWINGS[size][ground];
  const mixed = Math.imul(drawing + 1, 0x9e3779b1) >>> 8;
  const isScene = length > PATTERNS && mixed % SCENE_EVERY === 0;
  const turn = Math.floor(mixed / SCENE_EVERY);
  const index = isScene ? PATTERNS + (turn % (length - PATTERNS)) : turn % Math.min(length, PATTERNS);
  return `art-${ground}-${size}-${index}`;
}
