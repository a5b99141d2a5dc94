import type { View } from '@crownhold/core';
import { DICE, type DiceThrow, type State } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { Movement } from '../../../travel/movement.ts';
import type { Shot } from '../../film.ts';
import { DieCube, DieShadow } from './die-cube.tsx';
import type { SeenMap } from './pose.ts';
import { dieFrames, knocksOf, readThrow, shadowFrames, type ThrowPath } from './throw-frames.ts';

export interface ThrowScene {
  /** While the dice fall, and when they lie. */
  readonly before: View<State>;
  readonly after: View<State>;
  readonly map: SeenMap;
  /** Where it is on the screen: a selector. */
  readonly place: string;
}

/** How long the areas take to come back after the dice have come to rest, and how long a remark is read. */
export const THROW_TIMES = { fadeIn: 200, remark: 1100 } as const;

/** Why dice were thrown again. A thrower says it; the rules need not know. */
interface Faults {
  readonly faults?: readonly string[];
}

/**
 * The film of a throw along its true path, from above: where attempts were repeated a remark comes first. Nothing if the
 * throw has no path.
 */
export function throwShots(thrown: DiceThrow & Faults, scene: ThrowScene, t: Translate): readonly Shot<ColoursTypes>[] {
  const { before, after, map, place } = scene;
  const path = readThrow(thrown.path, map);
  if (!path) return [];
  const remark: Movement = {
    kind: 'rise',
    to: { selector: place },
    startMs: 0,
    ms: THROW_TIMES.remark,
    text: t('news-thrown-again', { fault: thrown.faults?.at(-1) ?? 'on-edge' }),
  };
  return [
    ...(thrown.attempts > 1 ? [{ view: before, movements: [remark] }] : []),
    { view: before, movements: throwMovements(path, place) },
    // Those of the table lie in the same places.
    { view: after, movements: [{ kind: 'hold', startMs: 0, ms: THROW_TIMES.fadeIn }] },
  ];
}

/** Four dice with their shadows, over the drawing of a map, and what is heard. */
export function throwMovements(path: ThrowPath, place: string): readonly Movement[] {
  const timed = { to: { selector: place }, startMs: 0, ms: path.ms };
  const edge = path.box.dieSize / path.box.width;
  const shadows = DICE.map((_, die): Movement => {
    return { kind: 'path', ...timed, frames: shadowFrames(path, die), draw: () => <DieShadow edge={edge} /> };
  });
  const cubes = DICE.map((name, die): Movement => {
    return { kind: 'path', ...timed, frames: dieFrames(path, die), draw: () => <DieCube die={name} edge={edge} /> };
  });
  return [heard(path), ...shadows, ...cubes];
}

function heard(path: ThrowPath): Movement {
  const sounds = knocksOf(path).map((knock) => ({ sound: 'knock' as const, ...knock }));
  return { kind: 'hold', startMs: 0, ms: path.ms, sounds };
}
