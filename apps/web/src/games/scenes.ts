import type { ComponentType } from 'preact';
import { ColoursScene } from './colours/scene.tsx';
import { DuelScene } from './duel/scene.tsx';
import { KingdominoScene } from './kingdomino/scene.tsx';

/** The picture of each game on the first screen. Only the build draws them: a browser gets them as they are. */
export const SCENES: Readonly<Record<string, ComponentType>> = {
  kingdomino: KingdominoScene,
  duel: DuelScene,
  colours: ColoursScene,
};
