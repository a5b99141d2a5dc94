import type { View } from '@crownhold/core';
import { colours, DICE, type State } from '@crownhold/games/colours';
import { FIRST } from '@crownhold/games/colours/maps/first';
import { translatorFor } from '@crownhold/i18n/every-language';
import { createThrower, type Throw } from '@crownhold/throw';
import { formatPath } from '@crownhold/throw/path';
import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../../travel/movement.ts';
import { paced } from '../../film.ts';
import { type Pose, rotateOf, type SeenMap, turnOfTop, uprightMap } from './pose.ts';
import { restOf } from './resting-dice.ts';
import { THROW_TIMES, throwShots } from './throw-film.tsx';
import { dieFrames, knocksOf, readThrow, shadowFrames } from './throw-frames.ts';

const physics = await createThrower();
const UPRIGHT = uprightMap(FIRST);
/** Turned clockwise by a quarter. */
const TURNED: SeenMap = {
  box: FIRST,
  size: { width: FIRST.height, height: FIRST.width },
  turn: ({ position: [x, y, z], rotation: [i, j, k, w] }) => ({
    position: [FIRST.height - y, x, z],
    rotation: [i - j, i + j, k + w, w - k].map((part) => part * Math.SQRT1_2) as unknown as Pose['rotation'],
  }),
};

function throwOf(seed: number): Throw {
  const kingdoms = FIRST.kingdoms.map(({ outline }) => outline);
  return physics.throw({ seed: new Uint8Array(32).fill(seed), box: FIRST, kingdoms });
}

const THROWS = [1, 2, 3, 4, 5, 6, 7, 8].map(throwOf);
const percent = (text: string) => text.split(' ').map((part) => Number.parseFloat(part));

describe('the film of a throw', () => {
  it('follows the true path at its pace, and never longer than two and a half seconds', () => {
    for (const thrown of THROWS) {
      const path = readThrow(thrown.path, UPRIGHT)!;
      expect(path.ms).toBe(Math.min(2500, (path.frames.length - 1) * 20));
      for (const die of DICE.keys()) {
        const frames = dieFrames(path, die);
        // Where frames are missing the die lies still.
        const offsets = frames.map(({ offset }) => offset!);
        for (const [at, offset] of offsets.entries()) {
          const isNext = at === 0 || (offset - offsets[at - 1]!) * (path.frames.length - 1) < 1.01;
          if (!isNext) expect({ ...frames[at], offset: 0 }).toEqual({ ...frames[at - 1], offset: 0 });
        }
        expect(frames.length).toBeGreaterThan(10);
        expect([frames[0]!.offset, frames.at(-1)!.offset]).toEqual([0, 1]);
        const [x, y] = percent(frames.at(-1)!.translate!);
        expect(x! / 100 + 0.5).toBeCloseTo(thrown.dice[die]!.pose.position[0] / FIRST.width, 3);
        expect(y! / 100 + 0.5).toBeCloseTo(thrown.dice[die]!.pose.position[1] / FIRST.height, 3);
        expect(Number(frames.at(-1)!.scale)).toBeCloseTo(1, 2);
      }
    }
  });

  it('moves by transforms and opacity alone', () => {
    const path = readThrow(THROWS[0]!.path, UPRIGHT)!;
    const used = [...dieFrames(path, 0), ...shadowFrames(path, 0)].flatMap((frame) => Object.keys(frame));
    expect([...new Set(used)].toSorted()).toEqual(['easing', 'offset', 'opacity', 'rotate', 'scale', 'translate']);
  });

  it('never turns a die the long way round between two frames', () => {
    for (const thrown of THROWS) {
      const path = readThrow(thrown.path, UPRIGHT)!;
      for (const die of DICE.keys()) {
        const turns = dieFrames(path, die).map(({ rotate }) => quaternion(rotate!));
        for (const [at, turn] of turns.entries()) {
          if (at === 0) continue;
          const product = turn.reduce((sum, part, k) => sum + part * turns[at - 1]![k]!, 0);
          expect(product).toBeGreaterThan(-0.01);
        }
      }
    }
  });

  it('leaves the dice as they lie: the side up has the drops of the throw, on a map that is turned or not', () => {
    for (const thrown of THROWS) {
      for (const map of [UPRIGHT, TURNED]) {
        const rest = restOf(thrown, map)!;
        expect(rest.map(({ die, drops }) => ({ die, drops }))).toEqual(
          thrown.dice.map(({ die, drops }) => ({ die, drops })),
        );
      }
      const [upright, turned] = [restOf(thrown, UPRIGHT)!, restOf(thrown, TURNED)!];
      for (const [at, { x, y, turn }] of upright.entries()) {
        expect(turned[at]!.x).toBeCloseTo(FIRST.height - y, 6);
        expect(turned[at]!.y).toBeCloseTo(x, 6);
        expect((turned[at]!.turn - turn + 720) % 360).toBeCloseTo(90, 4);
      }
    }
  });

  it('throws shadows that are farther away, larger and paler the higher the die is', () => {
    const path = readThrow(THROWS[0]!.path, UPRIGHT)!;
    const frames = shadowFrames(path, 0);
    const [high, low] = [frames[0]!, frames.at(-1)!];
    expect(Number(high.scale)).toBeGreaterThan(Number(low.scale));
    expect(high.opacity!).toBeLessThan(low.opacity!);
  });
});

describe('knocks', () => {
  const die = (x: number, y: number, z: number): Pose => ({ position: [x, y, z], rotation: [0, 0, 0, 1] });
  const still = [die(-6, 0, 0.5), die(-3, 0, 0.5), die(3, 0, 0.5)];
  const pathOf = (places: readonly (readonly [number, number, number])[]) =>
    readThrow(formatPath(places.map((place) => [die(...place), ...still])), UPRIGHT)!;
  const FALL = 9.81 / 144;
  // Resting dice do not fall: what carries them is not heard.
  const carried = (frames: ReturnType<typeof pathOf>) => knocksOf(frames).filter(({ loudness }) => loudness > 0.11);

  it('are heard where a die meets something, louder the faster it was', () => {
    const falling = Array.from({ length: 12 }, (_, t) => [0, 0, 8 - 0.5 * FALL * t * t] as const);
    expect(carried(pathOf(falling))).toEqual([]);
    const bounce = (speed: number) => {
      const down = [2, 1, 0].map((t) => [0, 0, 0.5 + speed * t] as const);
      const up = [1, 2].map((t) => [0, 0, 0.5 + 0.4 * speed * t] as const);
      return carried(pathOf([...down, ...up]));
    };
    const [soft, hard] = [bounce(0.15), bounce(0.4)];
    expect(soft).toHaveLength(1);
    expect(hard).toHaveLength(1);
    expect(hard[0]!.loudness).toBeGreaterThan(soft[0]!.loudness);
    expect(hard[0]!.atMs).toBe(40);
  });

  it('of real throws come one after another, at least as far apart as ears can tell, until all lie', () => {
    for (const thrown of THROWS) {
      const path = readThrow(thrown.path, UPRIGHT)!;
      const knocks = knocksOf(path);
      expect(knocks.length).toBeGreaterThan(3);
      for (const [at, { atMs, loudness }] of knocks.entries()) {
        expect(loudness).toBeGreaterThan(0);
        expect(loudness).toBeLessThanOrEqual(1);
        expect(atMs).toBeLessThan(path.ms);
        if (at > 0) expect(atMs - knocks[at - 1]!.atMs).toBeGreaterThanOrEqual(45);
      }
      // The end of a throw is quiet.
      expect(knocks.at(-1)!.atMs).toBeLessThan(path.ms - 40);
    }
  });
});

describe('the shots of a throw', () => {
  const t = translatorFor('en');
  const options = colours.parseOptions({ seats: 2 });
  const view = colours.create(options as never) as View<State>;
  const scene = { before: view, after: view, map: UPRIGHT, place: '.sheet svg' };

  it('take the length of the path and the time in which the areas come back', () => {
    const [fall, rest, ...more] = throwShots(THROWS[0]!, scene, t);
    expect(more).toEqual([]);
    expect(lengthOf(fall!.movements)).toBe(readThrow(THROWS[0]!.path, UPRIGHT)!.ms);
    expect(lengthOf(rest!.movements)).toBe(THROW_TIMES.fadeIn);
    // Those of the table lie there now.
    expect(rest!.movements.map(({ kind }) => kind)).toEqual(['hold']);
    expect(fall!.movements.flatMap(({ sounds = [] }) => sounds).length).toBeGreaterThan(3);
  });

  it('are waited for in hundredths', () => {
    expect(t('web-dice-coming', { percent: 60 })).toBe('The dice are coming… 60%');
    expect(translatorFor('ru')('web-dice-coming', { percent: 60 })).toMatch(/… 60\s%$/);
  });

  it('[C14] say first that all were thrown again, and why', () => {
    const again = { ...THROWS[0]!, attempts: 2, faults: ['on-edge'] as const };
    const [remark, fall] = throwShots(again, scene, t);
    expect(remark!.movements).toMatchObject([{ kind: 'rise', text: 'A die stood on its edge: thrown again' }]);
    expect(fall!.movements.some(({ kind }) => kind === 'path')).toBe(true);
    const [box] = throwShots({ ...again, faults: ['left-box'] }, scene, t);
    expect(box!.movements).toMatchObject([{ text: 'A die left the box: thrown again' }]);
  });

  it('show rest at once to those who want no movement, and nothing for a throw without a path', () => {
    const act = { before: view, events: [], view };
    const still = paced(throwShots(THROWS[0]!, scene, t), act, 'still');
    expect(lengthOf(still[0]!.movements)).toBeLessThan(400);
    expect(still[0]!.movements.flatMap(({ sounds = [] }) => sounds)).toEqual([]);
    expect(throwShots({ ...THROWS[0]!, path: '?' }, scene, t)).toEqual([]);
  });
});

describe('a rotation in CSS', () => {
  it('is the quaternion, sign included', () => {
    expect(rotateOf([0, 0, 0, 1])).toBe('0 0 1 0deg');
    expect(rotateOf([0, 0, Math.SQRT1_2, Math.SQRT1_2])).toBe('0 0 1 90deg');
    expect(rotateOf([0, 0, -Math.SQRT1_2, -Math.SQRT1_2])).toBe('0 0 -1 270deg');
    expect(turnOfTop([0, 0, Math.SQRT1_2, Math.SQRT1_2])).toBeCloseTo(90);
  });
});

function quaternion(rotate: string): readonly [number, number, number, number] {
  const [x, y, z, angle] = rotate.split(' ').map((part) => Number.parseFloat(part)) as [number, number, number, number];
  const half = (angle * Math.PI) / 360;
  return [x * Math.sin(half), y * Math.sin(half), z * Math.sin(half), Math.cos(half)];
}
