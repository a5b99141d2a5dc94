import { describe, expect, it } from 'vitest';
import { contrast, contrastOn, parseColour } from './contrast.ts';

describe('a colour', () => {
  it.each([
    ['#ff0080', { red: 1, green: 0, blue: 128 / 255, alpha: 1 }],
    ['rgb(255, 0, 128)', { red: 1, green: 0, blue: 128 / 255, alpha: 1 }],
    ['rgba(0, 0, 0, 0)', { red: 0, green: 0, blue: 0, alpha: 0 }],
    ['rgb(43 33 24 / 0.5)', { red: 43 / 255, green: 33 / 255, blue: 24 / 255, alpha: 0.5 }],
    ['color(srgb 0.5 1e-3 1)', { red: 0.5, green: 0.001, blue: 1, alpha: 1 }],
    ['color(srgb 0.5 0 1 / 0.25)', { red: 0.5, green: 0, blue: 1, alpha: 0.25 }],
  ])('is read from %s', (text, colour) => {
    expect(parseColour(text)).toEqual(colour);
  });

  it.each(['', 'red', '#fff', 'rgb(1, 2)', 'color(display-p3 1 0 0)', 'oklch(1 0 0)'])('is not %j', (text) => {
    expect(() => parseColour(text)).toThrow('not a colour');
  });
});

describe('contrast', () => {
  const [black, white, grey] = ['#000000', '#ffffff', '#767676'].map(parseColour);

  it('is that of WCAG', () => {
    expect(contrast(black!, white!)).toBe(21);
    expect(contrast(white!, white!)).toBe(1);
    expect(contrast(grey!, white!)).toBeCloseTo(4.54, 2);
  });

  it('is measured on what shows through', () => {
    const clear = parseColour('rgba(0, 0, 0, 0)');
    const half = parseColour('rgba(0, 0, 0, 0.5)');
    expect(contrastOn(black!, [clear, white!])).toBe(21);
    expect(contrastOn(white!, [clear, half, clear, black!])).toBe(21);
    expect(contrastOn(black!, [])).toBe(21);
    // Half-black letters on white look like grey ones.
    expect(contrastOn(half, [white!])).toBeCloseTo(contrast(parseColour('rgb(127.5 127.5 127.5)'), white!), 6);
  });
});
