/** A colour of sRGB, each part from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const WHITE: Colour = { red: 1, green: 1, blue: 1, alpha: 1 };

/** A colour as style sheets write it (`#a3331e`) or as browsers compute it: `rgb(…)`, `rgba(…)`, `color(srgb …)`. */
export function parseColour(text: string): Colour {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (hex) return fromParts(hex.slice(1).map((pair) => Number.parseInt(pair, 16) / 255));
  const [, name, list] = /^(rgba?|color)\(([^)]*)\)$/.exec(text) ?? [];
  const numbers = list?.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  if (name === undefined || numbers.length < 3 || (name === 'color' && !list?.startsWith('srgb '))) {
    throw new Error(`not a colour: ${text}`);
  }
  const scale = name === 'color' ? 1 : 255;
  return fromParts([...numbers.slice(0, 3).map((number) => number / scale), ...numbers.slice(3, 4)]);
}

/** WCAG 2 contrast of a text with what is behind it: layers from the nearest to the farthest, on white paper. */
export function contrastOn(text: Colour, layers: readonly Colour[]): number {
  const background = layers.reduceRight((below, layer) => blend(layer, below), WHITE);
  return contrast(blend(text, background), background);
}

/** WCAG 2 contrast of two opaque colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** WCAG 2 relative luminance, from 0 to 1. */
export function luminance({ red, green, blue }: Colour): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function blend(top: Colour, below: Colour): Colour {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

function fromParts([red, green, blue, alpha = 1]: readonly number[]): Colour {
  return { red: red!, green: green!, blue: blue!, alpha };
}
