import { type Catalogue, expressionsOf } from './catalogue.ts';

/** The arguments of a message, each with the TypeScript type that its uses ask for. */
export type MessageArguments = ReadonlyMap<string, string>;

export const ANYTHING = 'number | string';
const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Those of the messages it refers to included. */
export function argumentsOf(catalogue: Catalogue, id: string): MessageArguments {
  const types = new Map<string, string>();
  for (const [name, type] of usesOf(catalogue, id)) {
    const known = types.get(name) ?? ANYTHING;
    if (known === ANYTHING) types.set(name, type);
    else if (type !== ANYTHING && type !== known) throw new Error(`${id}: $${name} is both ${known} and ${type}`);
  }
  return new Map([...types].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function usesOf(catalogue: Catalogue, id: string): readonly (readonly [string, string])[] {
  return expressionsOf(catalogue, id).flatMap((part) => {
    switch (part.type) {
      case 'var':
        return [[part.name, ANYTHING]] as const;
      case 'func':
        return part.args.flatMap((arg) => (arg.type === 'var' ? [[arg.name, 'number'] as const] : []));
      case 'select':
        return part.selector.type === 'var' ? [[part.selector.name, typeOfKeys(keysOf(part))]] : [];
      case 'mesg':
        return usesOf(catalogue, part.name);
      default:
        return [];
    }
  });
}

interface Select {
  readonly variants: readonly { readonly key: { readonly value: string | number } }[];
}

/** The keys of a selector: numbers, plural categories or words. */
export function keysOf({ variants }: Select): readonly (string | number)[] {
  return variants.map(({ key }) => key.value);
}

export function isPlural(keys: readonly (string | number)[]): boolean {
  return keys.every((key) => typeof key === 'number' || PLURALS.has(key));
}

function typeOfKeys(keys: readonly (string | number)[]): string {
  if (isPlural(keys)) return 'number';
  return keys.includes('other') ? 'string' : keys.map((key) => `'${key}'`).join(' | ');
}
