import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createThrower, DICE, type Fault, readPath, type Throw, type ThrowInput } from './index.ts';

const BOX = { width: 1000, height: 700, dieSize: 60 };
// Three stripes.
const KINGDOMS = [
  [0, 0, 300, 0, 300, 700, 0, 700],
  [300, 0, 700, 0, 700, 700, 300, 700],
  [700, 0, 1000, 0, 1000, 700, 700, 700],
];
const THROWS = 20;

const thrower = await createThrower();

function throwOf(number: number, input: Partial<ThrowInput> = {}): Throw {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number, true);
  return thrower.throw({ seed, box: BOX, kingdoms: KINGDOMS, ...input });
}

const throws = Array.from({ length: THROWS }, (_, i) => throwOf(i));

describe('a throw', () => {
  it('is the same for the same seed, for ever', () => {
    // Recorded once: throws of finished games must verify with every later version.
    expect(createHash('sha256').update(JSON.stringify(throws)).digest('hex')).toMatchInlineSnapshot(
      `"b2ba020c0d3450d52c94b01b53f21ca041834f5367cd62bc369085054a17b5c8"`,
    );
  });

  it('is the same whatever was thrown before, also by another thrower', async () => {
    const again = Array.from({ length: 3 }, (_, i) => throwOf(2 - i)).reverse();
    expect(again).toEqual(throws.slice(0, 3));
    const other = await createThrower();
    expect(other.throw({ seed: new Uint8Array(32), box: BOX, kingdoms: KINGDOMS })).toEqual(throws[0]);
  });

  it('is another for another seed', () => {
    expect(new Set(throws.map(({ path }) => path)).size).toBe(THROWS);
  });

  it('[C13] has four dice that show 2, 3 or 4', () => {
    for (const { dice } of throws) {
      expect(dice.map(({ die }) => die)).toEqual(DICE);
      for (const { drops } of dice) expect([2, 3, 4]).toContain(drops);
    }
    expect(new Set(throws.flatMap(({ dice }) => dice.map(({ drops }) => drops))).size).toBe(3);
  });

  it('[C14] ends with all dice flat on the floor of the box', () => {
    for (const { pose, footprint } of throws.flatMap(({ dice }) => dice)) {
      expect(Math.abs(pose.position[2] - 30)).toBeLessThan(0.1);
      for (const [x, y] of footprint) {
        expect(Math.min(x, y, 1000 - x, 700 - y)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('[C14] ends with dice beside each other', () => {
    for (const { dice } of throws) {
      dice.forEach(({ pose: a }, i) => {
        for (const { pose: b } of dice.slice(i + 1)) {
          const gap = Math.hypot(a.position[0] - b.position[0], a.position[1] - b.position[1]);
          expect(gap).toBeGreaterThan(59.9);
        }
      });
    }
  });

  it('[C15] tells the kingdoms under each footprint', () => {
    for (const { footprint, kingdoms } of throws.flatMap(({ dice }) => dice)) {
      const xs = footprint.map(([x]) => x);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const expected = [left < 300, left < 700 && right > 300, right > 700];
      expect(kingdoms).toEqual([0, 1, 2].filter((kingdom) => expected[kingdom]));
    }
  });

  it('has a path from above the rim to the rest, within quantisation', () => {
    for (const { path, dice } of throws) {
      const frames = readPath(path, BOX)!;
      for (const { position } of frames[0]!) expect(position[2]).toBeGreaterThan(9 * 60 - 1);
      frames.at(-1)!.forEach(({ position, rotation }, i) => {
        const { pose } = dice[i]!;
        position.forEach((value, k) => {
          expect(Math.abs(value - pose.position[k]!)).toBeLessThan(0.03);
        });
        const likeness = rotation.reduce((sum, value, k) => sum + value * pose.rotation[k]!, 0);
        expect(Math.abs(likeness)).toBeGreaterThan(1 - 1e-6);
      });
      expect(path.length).toBeLessThan(8192);
    }
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(throws[0]))).toEqual(throws[0]);
  });

  it('[C14] is thrown again until it is legal, and says how often and why', () => {
    // A box so small that dice often lie on each other, lean, or are out.
    const box = { width: 8, height: 8, dieSize: 1 };
    const seen = new Set<Fault>();
    for (let i = 0; i < 40; i++) {
      const { attempts, faults, dice } = throwOf(i, { box });
      expect(attempts).toBe(faults.length + 1);
      for (const fault of faults) seen.add(fault);
      for (const { pose } of dice) expect(pose.position[2]).toBeCloseTo(0.5, 2);
    }
    expect([...seen].sort()).toEqual(['left-box', 'on-die', 'on-edge']);
  });

  it('refuses seeds and boxes that cannot be', () => {
    expect(() => throwOf(0, { seed: new Uint8Array(16) })).toThrow(RangeError);
    for (const width of [0, -1000, 479, 2881, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => throwOf(0, { box: { ...BOX, width } })).toThrow(RangeError);
    }
    expect(() => throwOf(0, { box: { ...BOX, dieSize: 0 } })).toThrow(RangeError);
  });
});
