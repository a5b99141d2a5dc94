import { describe, expect, it } from 'vitest';
import type { Frame } from './frame.ts';
import {
  around,
  backFrames,
  comeFrames,
  dropFrames,
  faceFrames,
  flyFrames,
  glowFrames,
  hopFrames,
  partOf,
  riseFrames,
  shiftInside,
  slideFrames,
  strokeFrames,
  tipFrames,
  tumbleFrames,
} from './keyframes.ts';
import { lengthOf, type Movement } from './movement.ts';

const FROM = { x: 10, y: 500, width: 80, height: 40 };
const TO = { x: 100, y: 100, width: 49, height: 98 };

const ALL: Readonly<Record<string, readonly Frame[]>> = {
  fly: flyFrames(FROM, TO, 1),
  hop: hopFrames(FROM, TO),
  back: backFrames(FROM, TO, 320, 140),
  come: comeFrames(FROM, TO),
  face: faceFrames(320, 140),
  drop: dropFrames(),
  glow: glowFrames(),
  rise: riseFrames(),
  tip: tipFrames(),
  tumble: tumbleFrames(),
  'stroke, its window': strokeFrames('window'),
  'stroke, its content': strokeFrames('content'),
  'slide-in': slideFrames('slide-in'),
  'slide-out': slideFrames('slide-out'),
};

describe.each(Object.entries(ALL))('the frames of a %s', (_, frames) => {
  it('change transforms and opacity, and nothing else', () => {
    const allowed = new Set(['translate', 'rotate', 'scale', 'opacity', 'offset', 'easing']);
    for (const frame of frames) for (const key of Object.keys(frame)) expect(allowed.has(key)).toBe(true);
  });

  it('go forward in time', () => {
    const offsets = frames.flatMap(({ offset }) => (offset === undefined ? [] : [offset]));
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    for (const offset of offsets) expect(offset >= 0 && offset <= 1).toBe(true);
  });
});

describe('a piece', () => {
  it('flies from the middle of its place to rest, as it lay there and as it will lie', () => {
    const [first, , last] = flyFrames(FROM, TO, 1);
    expect(first).toMatchObject({ translate: '-74.5px 371px', rotate: '90deg', scale: String(80 / 98) });
    expect(last).toEqual({ translate: '0 0', rotate: '0deg', scale: '1' });
    expect([0, 2, 3].map((quarters) => flyFrames(FROM, TO, quarters)[0]!.rotate)).toEqual(['0deg', '180deg', '-90deg']);
  });

  it('hops 24 high and sinks 2', () => {
    const level = { x: 0, y: 0, width: 20, height: 20 };
    const heights = hopFrames(level, level).map(({ translate }) => Number.parseFloat(translate!.split(' ')[1]!));
    expect(Math.min(...heights)).toBe(-24);
    expect(Math.max(...heights)).toBe(2);
    expect(heights.at(-1)).toBe(0);
  });

  it('hops from the middle of its place, as large as it was there, to rest', () => {
    const [first, ...rest] = hopFrames(FROM, TO);
    expect(first).toMatchObject({ offset: 0, translate: '-74.5px 371px', scale: String(80 / 49) });
    expect(rest.at(-1)).toEqual({ translate: '0 0', scale: '1' });
  });

  it('is drawn from left to right: the window opens, and what is in it stands still', () => {
    const shift = (frame: Frame | undefined) => Number.parseFloat(frame!.translate!);
    const [window, content] = [strokeFrames('window'), strokeFrames('content')];
    for (const at of [0, 1]) expect(shift(window[at]) + shift(content[at])).toBe(0);
    expect(shift(window[0])).toBe(-100);
  });

  it('comes from another place as large as it was there', () => {
    expect(comeFrames(FROM, TO)[0]).toMatchObject({ translate: '-74.5px 371px', scale: String(80 / 49) });
  });

  it('shows its back until it stands on its edge, then its face', () => {
    const edge = 250 / 320;
    expect(ALL['back']!.filter(({ opacity }) => opacity === 1).at(-1)!.offset).toBe(edge);
    expect(ALL['face']!.find(({ opacity }) => opacity === 1)!.offset).toBe(edge);
  });

  it('goes to a part of a place, and to several places together', () => {
    expect(partOf(FROM, undefined)).toEqual(FROM);
    expect(partOf(FROM, { x: 0.5, y: 0.25, width: 0.25, height: 0.5 })).toEqual({
      x: 50,
      y: 510,
      width: 20,
      height: 20,
    });
    expect(around([FROM, TO])).toEqual({ x: 10, y: 100, width: 139, height: 440 });
    expect(around([])).toBeUndefined();
  });
});

it('movements take until the last of them has ended', () => {
  const hold = (startMs: number, ms: number): Movement => ({ kind: 'hold', startMs, ms });
  expect(lengthOf([hold(0, 200), hold(90, 320), hold(180, 10)])).toBe(410);
  expect(lengthOf([])).toBe(0);
});

it('words at the edge of the window step back into it, and others stay', () => {
  expect([shiftInside(100, 200, 360), shiftInside(300, 380, 360), shiftInside(-10, 60, 360)]).toEqual([0, -24, 14]);
});
