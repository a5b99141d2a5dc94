import { below, type Rng } from '@crownhold/core';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>',
  'x'.repeat(500),
  'ї☃👑'.repeat(50),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { toString: 1, valueOf: 2 },
];
const ODD_TEXTS: readonly string[] = [
  '',
  '{',
  '}',
  '[]',
  'null',
  '"',
  '{"kind":',
  '{"__proto__":{"kind":"hello"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  `${'['.repeat(2000)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  '{"kind":"hello","protocol":1e400}',
  '\u0000\u0001\u0002',
  'NaN',
  '1'.repeat(3000),
];

export function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)]!;
}

export function randomText(rng: Rng, most: number): string {
  return String.fromCharCode(...Array.from({ length: below(rng, most) }, () => below(rng, 0xd7ff)));
}

/** JSON that is nearly right: a value, a field or a character of it is another one, or now and then none. */
export function mutate(rng: Rng, message: object): string {
  switch (below(rng, 12)) {
    case 0:
      return pick(rng, ODD_TEXTS);
    case 1:
      return randomText(rng, 200);
    case 2: {
      const text = JSON.stringify(message);
      return text.slice(0, below(rng, text.length));
    }
    case 3: {
      const text = JSON.stringify(message);
      const at = below(rng, text.length);
      return text.slice(0, at) + String.fromCharCode(below(rng, 256)) + text.slice(at + 1);
    }
    case 4:
      return JSON.stringify(message);
    default:
      return JSON.stringify(changeField(rng, message));
  }
}

function changeField(rng: Rng, value: object): object {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = pick(rng, keys);
  const inside = copy[key];
  const kind = below(rng, 8);
  if (typeof inside === 'object' && inside !== null && kind < 4) copy[key] = changeField(rng, inside);
  else if (kind === 4) delete copy[key];
  else if (kind === 5) copy[pick(rng, ['extra', '__proto__', 'toJSON', 'kind ', ''])] = pick(rng, ODD_VALUES);
  else copy[key] = pick(rng, ODD_VALUES);
  return copy;
}
