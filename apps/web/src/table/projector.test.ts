import type { GameTypes, Seat } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import type { Movement } from '../travel/movement.ts';
import type { PlayOptions } from '../travel/player.tsx';
import { type FilmPace, filmLength, paced, type Shot, type ToldAct } from './film.ts';
import { Projector, type Scene } from './projector.ts';

/** Views are numbers here. */
interface Types extends GameTypes {
  readonly state: never;
}

const viewOf = (number: number) => number as unknown as Scene<Types>['view'];
const actOf = (number: number, ...events: readonly unknown[]): ToldAct<Types> => ({
  before: viewOf(number - 1),
  events,
  view: viewOf(number),
});
const hold = (ms: number): Movement => ({ kind: 'hold', startMs: 0, ms });

/** A projector with a player that waits to be told when a movement has ended. */
function staged(film: (act: ToldAct<Types>) => readonly Shot<Types>[], pace: FilmPace = 'normal') {
  const scenes: string[] = [];
  const played: { readonly kinds: string; readonly options: PlayOptions; readonly end: () => void }[] = [];
  const projector = new Projector<Types>({
    film,
    pace: () => pace,
    drawn: async () => undefined,
    isHidden: () => false,
    play(movements, options) {
      const { promise, resolve } = Promise.withResolvers<void>();
      played.push({ kinds: movements.map(({ kind }) => kind).join(), options, end: resolve });
      return { done: promise, end: resolve };
    },
  });
  const show = (scene: Scene<Types> | undefined) => {
    scenes.push(scene ? `${scene.view}:${scene.watched.join('+')}` : 'table');
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  /** Ends movements until nothing is played any more. */
  const finish = async () => {
    for (let ended = 0; ; ended++) {
      await settle();
      if (ended >= played.length) return;
      played[ended]!.end();
    }
  };
  return { projector, scenes, played, show, settle, finish };
}

/** A rival's turn: a flight, then a look. */
const rival =
  (focus: Seat) =>
  (act: ToldAct<Types>): readonly Shot<Types>[] => [
    { view: act.before, focus, movements: [{ ...hold(350), kind: 'hold' }] },
    { view: act.view, focus, movements: [hold(700)] },
  ];

describe('a projector', () => {
  it('jumps over what it has no time for, back to my board', async () => {
    const { projector, scenes, show, settle, played } = staged(rival(1));
    const first = projector.play(actOf(1), [0], () => true, show);
    await settle();
    for (let ended = 0; ended < 3; ended++) {
      played[ended]?.end();
      await settle();
    }
    await first;
    // The rival's board stays, since more follows; then there is too much of it.
    expect(scenes.at(-1)).toBe('1:1');
    expect(projector.play(actOf(2), [0], () => true, show, 'none')).toBeUndefined();
    expect(projector.isRunning.value).toBe(false);
    void projector.play(actOf(3), [0], () => false, show);
    // It slides in anew.
    expect(scenes.slice(-2)).toEqual(['2:', '2:1']);
  });

  it('shows a rival in the place of my board, shot by shot, and mine again', async () => {
    const { projector, scenes, played, show, finish } = staged(rival(2));
    const done = projector.play(actOf(1), [0], () => false, show);
    // At once: what was on the screen before must not come back for a moment.
    expect(scenes).toEqual(['0:', '0:2']);
    expect(projector.isRunning.value).toBe(true);
    await finish();
    await done;
    expect(scenes).toEqual(['0:', '0:2', '0:2', '1:2', '1:2']);
    expect(played.map(({ kinds }) => kinds)).toEqual(['slide-in', 'hold', 'hold', 'slide-out']);
    expect(played.map(({ options }) => options.loudness)).toEqual([1, 0.5, 0.5, 1]);
    expect(projector.isRunning.value).toBe(false);
  });

  it('goes from one rival to the next, and back only once', async () => {
    const { projector, scenes, played, show, finish } = staged((act) => rival(Number(act.view))(act));
    const first = projector.play(actOf(1), [0], () => true, show);
    await finish();
    await first;
    const before = played.length;
    const second = projector.play(actOf(2), [0], () => false, show);
    for (let at = before; ; at++) {
      await new Promise((resolve) => setTimeout(resolve));
      if (at >= played.length) break;
      played[at]!.end();
    }
    await second;
    expect(played.map(({ kinds }) => kinds)).toEqual([
      'slide-in',
      'hold',
      'hold',
      'slide-in',
      'hold',
      'hold',
      'slide-out',
    ]);
    expect(scenes).toContain('1:1+2');
  });

  it('ends all that follows with one tap', async () => {
    const { projector, played, show, settle } = staged(rival(1));
    const done = projector.play(actOf(1), [0], () => true, show);
    await settle();
    projector.skip();
    await done;
    expect(played).toHaveLength(1);
    // What follows in the same row is told without being played; the next row is played again.
    expect(projector.play(actOf(2), [0], () => true, show)).toBeUndefined();
    expect(projector.play(actOf(3), [0], () => false, show)).toBeUndefined();
    expect(projector.play(actOf(4), [0], () => false, show)).toBeDefined();
    projector.close();
  });

  it('shows nothing where nothing is to be seen, or nobody looks', () => {
    const { projector, scenes, show } = staged(() => []);
    expect(projector.play(actOf(1), [0], () => false, show)).toBeUndefined();
    expect(scenes).toEqual([]);
    projector.skip();
    expect(projector.isRunning.value).toBe(false);
  });

  it('slides nothing where people want to be quick, or no movement', async () => {
    for (const pace of ['quick', 'still'] as const) {
      const { projector, scenes, played, show, finish } = staged(rival(1), pace);
      const done = projector.play(actOf(1), [0], () => false, show);
      await finish();
      await done;
      expect(new Set(scenes)).toEqual(new Set(['1:']));
      expect(played.map(({ options }) => options.isStill)).toEqual([pace === 'still']);
    }
  });

  it('shows again what was told, and leaves the table as it is', async () => {
    const { projector, scenes, show, finish } = staged(rival(1), 'quick');
    const done = projector.replay([actOf(1), actOf(2)], [0], show);
    await finish();
    await finish();
    await done;
    expect(scenes[0]).toBe('0:');
    expect(scenes).toContain('1:1');
    expect(scenes.at(-1)).toBe('table');
  });

  it('plays what people wait for until it has ended or somebody taps, and then plays on', async () => {
    const { projector, played, settle } = staged(() => []);
    const playing = projector.playAlone([hold(250)]);
    expect([played.length, projector.isRunning.value]).toEqual([1, true]);
    projector.skip();
    await playing;
    expect(projector.isRunning.value).toBe(false);
    void projector.playAlone([hold(250)]);
    played[1]!.end();
    await settle();
    expect(projector.isRunning.value).toBe(false);
    const still = staged(() => [], 'still');
    await still.projector.playAlone([hold(250)]);
    expect(still.projector.isRunning.value).toBe(false);
    expect(still.played).toMatchObject([{ options: { isStill: true } }]);
  });
});

describe('a film', () => {
  const shots = rival(1)(actOf(1));

  it('takes its movements and the slides of boards', () => {
    expect(filmLength(shots, 'normal')).toBe(220 + 350 + 700 + 220);
    expect(filmLength(shots, 'normal', false)).toBe(220 + 350 + 700);
    expect(filmLength([], 'normal')).toBe(0);
  });

  it('is slower by 1.6 where people want calm', () => {
    expect(filmLength(paced(shots, actOf(1), 'calm'), 'calm')).toBeCloseTo(1.6 * 1490);
  });

  it('is a short look at the end where people are quick or want no movement', () => {
    for (const pace of ['quick', 'still'] as const) {
      const [only, ...more] = paced(shots, actOf(1), pace);
      expect(more).toEqual([]);
      expect(only).toMatchObject({ view: 1, movements: [{ kind: 'hold', ms: 300 }] });
      expect(paced([], actOf(1), pace)).toEqual([]);
    }
  });
});
