import { parse } from '@crownhold/protocol';
import type { Route } from '@crownhold/protocol/routes';

const NUMBER = /^-?\d{1,15}$/;

/** `?viewer=0&since=12`, each field by its schema; `undefined` if one is wrong or there is one too many. */
export function readQuery(fields: NonNullable<Route['query']>, query: unknown): object | undefined {
  const read: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(query as Readonly<Record<string, unknown>>)) {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (schema === undefined || typeof text !== 'string') return undefined;
    const value = (NUMBER.test(text) ? parse(schema, Number(text)) : undefined) ?? parse(schema, text);
    if (value === undefined) return undefined;
    read[name] = value;
  }
  return read;
}
