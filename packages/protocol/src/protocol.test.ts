import type { JsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import {
  BODIES,
  createBody,
  OPAQUE_FIELDS,
  parse,
  parseClientMessage,
  parseJson,
  parseServerMessage,
} from './index.ts';
import { jsonSchemas } from './json-schema.ts';
import { PATH_FIELDS, ROUTES, type Route } from './routes.ts';
import { isSpoken, VERSION } from './version.ts';

const HASH = 'ab'.repeat(32);
const SIGNATURE = 'cd'.repeat(64);
const SUBMIT = {
  kind: 'submit',
  table: 'abcdefghijklmnop',
  commandId: '00000000-0000-4000-8000-000000000000',
  seat: 1,
  since: 4,
  turn: 'put 1,0 2,0; take 17',
  signed: { seal: HASH, blind: HASH, seen: 7, element: HASH, signature: SIGNATURE },
};

it('nothing that can be asked of a server tells what a bot would play: there are no hints among people', () => {
  const words = JSON.stringify([Object.entries(ROUTES).map(([name, { path }]) => [name, path]), Object.keys(BODIES)]);
  expect(words).toMatch(/record/);
  expect(words).not.toMatch(/hint|advi[cs]e|analy|evaluat|opinion|think/i);
});

describe('client messages', () => {
  it('are read as they were written', () => {
    expect(parseClientMessage(SUBMIT)).toEqual(SUBMIT);
    const { signed: _, ...unsigned } = SUBMIT;
    expect(parseClientMessage(unsigned)).toEqual(unsigned);
  });

  it.each([
    ['a field too many', { ...SUBMIT, admin: true }],
    ['a field too many inside', { ...SUBMIT, signed: { ...SUBMIT.signed, words: 'take 17' } }],
    ['a field too few', { ...SUBMIT, since: undefined }],
    ['a seat that no table has', { ...SUBMIT, seat: 8 }],
    ['a fraction', { ...SUBMIT, since: 1.5 }],
    ['a number that no counter reaches', { ...SUBMIT, since: 2 ** 53 }],
    ['an id with a colon, as only the server writes them', { ...SUBMIT, commandId: 'timeout:1:4' }],
    ['upper-case digits', { ...SUBMIT, signed: { ...SUBMIT.signed, seal: HASH.toUpperCase() } }],
    ['a turn without end', { ...SUBMIT, turn: 'x'.repeat(2001) }],
    ['an unknown kind', { ...SUBMIT, kind: 'cheat' }],
    ['the kind of an inherited property', { ...SUBMIT, kind: 'constructor' }],
    ['a list', [SUBMIT]],
    ['null', null],
    ['text', 'submit'],
  ])('refuse %s', (_, message) => {
    expect(parseClientMessage(message)).toBeUndefined();
  });
});

describe('server messages', () => {
  it('are read as they were written', () => {
    const message = {
      kind: 'answer',
      table: SUBMIT.table,
      commandId: SUBMIT.commandId,
      answer: { kind: 'accepted', version: 5, head: HASH },
    };
    expect(parseServerMessage(message)).toEqual(message);
    expect(parseServerMessage({ ...message, answer: { kind: 'accepted' } })).toBeUndefined();
  });
});

describe('bodies', () => {
  it('hold clocks within their limits', () => {
    const body = { game: 'kingdomino', options: {}, seats: [{ kind: 'me' }, { kind: 'free' }] };
    const withTurn = (turnMs: number) => parse(createBody, { ...body, clock: { kind: 'turn', turnMs } });
    const day = 24 * 60 * 60 * 1000;
    expect([10_000, 14 * day].map(withTurn).every((read) => read !== undefined)).toBe(true);
    expect([9999, 14 * day + 1].map(withTurn)).toEqual([undefined, undefined]);
  });

  it('are all in the document, closed to unknown fields', () => {
    const schemas = jsonSchemas();
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(BODIES)));
    const closed = (schema: unknown): boolean => {
      if (typeof schema !== 'object' || schema === null) return true;
      const isOpen = 'properties' in schema && (schema as JsonSchema).additionalProperties !== false;
      return !isOpen && Object.values(schema).every(closed);
    };
    for (const [name, schema] of Object.entries(schemas)) expect(closed(schema), name).toBe(true);
    expect(JSON.stringify(schemas['ClientMessage'])).toContain('"const":"submit"');
  });
});

describe('routes', () => {
  const routes: readonly Route[] = Object.values(ROUTES);

  it('have one method and path each, and name fields that are known', () => {
    expect(new Set(routes.map(({ method, path }) => `${method} ${path}`)).size).toBe(routes.length);
    for (const { path } of routes)
      for (const [, field] of path.matchAll(/\{(\w+)\}/g)) expect(PATH_FIELDS).toHaveProperty(field!);
  });

  it('read a body only where a method has one', () => {
    for (const { method, body, path } of routes) expect([path, body !== undefined]).toEqual([path, method === 'POST']);
  });
});

it('the opaque fields are those that the schemas give that length', () => {
  const digits = (schema: unknown): readonly (readonly [string, number])[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    return Object.entries(schema).flatMap(([name, value]) => {
      const length = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec((value as { pattern?: string })?.pattern ?? '')?.[1];
      return [...(length ? [[name, Number(length)] as const] : []), ...digits(value)];
    });
  };
  const { ClientMessage, ServerMessage } = jsonSchemas();
  const found = Object.fromEntries([...digits(ClientMessage), ...digits(ServerMessage)]);
  expect(OPAQUE_FIELDS).toMatchObject(found);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['head', 'seal', 'element', 'signature', 'commitment']));
});

it('speaks its version and the one before', () => {
  expect([VERSION - 2, VERSION - 1, VERSION, VERSION + 1].map(isSpoken)).toEqual([false, VERSION > 1, true, false]);
});

describe('JSON of strangers', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it('is read up to eight levels, brackets in strings not counted', () => {
    expect(parseJson(nested(8))).toEqual(JSON.parse(nested(8)));
    expect(parseJson(nested(9))).toBeUndefined();
    expect(parseJson(`{"a":${nested(8)}}`)).toBeUndefined();
    const strings = ['[[[[[[[[[[', '{{{{{{{{{{', 'a"[[[[[[[[[[', 'a\\\\', '\\"[[[[[[[[[['];
    for (const text of strings) expect(parseJson(JSON.stringify([text, []]))).toEqual([text, []]);
  });

  it.each(['', '{', ']', '}}}}', '"', '"\\', '[1,]', 'undefined', '\u0000'])('is nothing if it is %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
