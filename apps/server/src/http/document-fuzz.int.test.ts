import { type OpenApi, type Operation, openApi } from '@crownhold/protocol/openapi';
import { ROUTES, type Route } from '@crownhold/protocol/routes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startInProcess } from '../../test/in-process.ts';
import { valuesOf } from '../../test/schema-values.ts';
import { WireClient } from '../../test/wire-client.ts';

const SEED = 20_261_117;
const REQUESTS_A_ROUTE = 60;
const DOCUMENT: OpenApi = openApi({ cookie: 'crownhold-8080', origin: '' });

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(DOCUMENT, 'document');

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Why an answer is outside of the document; `undefined` if it is in it. */
function strangeness({ responses }: Operation, { status, type, body }: Answered): string | undefined {
  const response = responses[String(status)];
  if (status >= 500 || !response) return `status ${status} ${body}`;
  if (!response.content) return body === '' ? undefined : `a body: ${body}`;
  const reference = response.content[type.split(';')[0]!]?.schema.$ref;
  if (reference === undefined) return `${status} with ${type}`;
  const isRight = ajv.getSchema(`document${reference}`)!;
  const wrong = body.split('\n').find((line) => line !== '' && !isRight(JSON.parse(line)));
  return wrong === undefined ? undefined : `${status} ${wrong.slice(0, 300)} ${ajv.errorsText(isRight.errors)}`;
}

interface Odd {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** At a table that is there, or anywhere. */
  readonly isThere: boolean;
}

/** Requests that the document allows. */
function requestsOf({ parameters = [], requestBody }: Operation): readonly Odd[] {
  const fields = (place: string) => {
    const found = parameters.filter((each) => each.in === place);
    return Object.fromEntries(found.map(({ name, schema }) => [name, valuesOf(schema)]));
  };
  const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1);
  const body = name === undefined ? fc.constant(undefined) : valuesOf(DOCUMENT.components.schemas[name]!);
  const isThere = fc.integer({ min: 0, max: 4 }).map((number) => number > 0);
  const path = fc.record(fields('path'));
  const all = fc.record({ path, query: fc.record(fields('query'), { requiredKeys: [] }), body, isThere });
  return fc.sample(all, { seed: SEED, numRuns: REQUESTS_A_ROUTE });
}

async function send(origin: string, cookie: string, route: Route, table: string, odd: Odd): Promise<Answered> {
  const { path, query, body, isThere } = odd;
  const values: Readonly<Record<string, unknown>> = { ...path, ...(isThere && { table }) };
  const url = new URL(
    `${origin}/api${route.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(values[field]))}`,
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const ownTable = isThere && typeof body === 'object' && body !== null && 'table' in body && { table };
  const sent = body === undefined ? {} : { body: JSON.stringify({ ...(body as object), ...ownTable }) };
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const response = await fetch(url, { method: route.method, headers, ...sent });
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (!route.isStream || status !== 200 || route.path === '/games')
    return { status, type, body: await response.text() };
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return { status, type, body: new TextDecoder().decode(value) };
}

it('requests along the document get no 5xx, and no answer outside of it', async () => {
  const { origin } = await startInProcess({ CROWNHOLD_LIMITS: 'off' });
  const client = await WireClient.begin(origin);
  const seats = [{ kind: 'me' }, { kind: 'free' }] as const;
  const options = { game: 'kingdomino', options: { seats: 2 }, seats: [...seats], clock: { kind: 'none' } as const };
  const { table } = await client.create(options);
  const statuses = new Map<string, Set<number>>();
  const problems: string[] = [];
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operation = DOCUMENT.paths[route.path]![route.method.toLowerCase()]!;
    for (const odd of requestsOf(operation)) {
      const answered = await send(origin, client.cookie, route, table, odd);
      statuses.set(name, (statuses.get(name) ?? new Set()).add(answered.status));
      const strange = strangeness(operation, answered);
      if (strange !== undefined) problems.push(`${name}: ${strange}`);
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  // Requests reach what they are for, and not its doorstep alone.
  for (const [name, seen] of Object.entries({ session: 200, makeToken: 201, table: 200, stream: 200, steps: 409 }))
    expect([name, ...statuses.get(name)!]).toContain(seen);
});

it('an answer outside of the document is found', () => {
  const operation = DOCUMENT.paths['/tokens']!['get']!;
  const found = (status: number, type: string, body: string) => strangeness(operation, { status, type, body });
  expect(found(200, 'application/json', '{"tokens":[]}')).toBeUndefined();
  expect(found(200, 'application/json', '{"tokens":[],"secret":1}')).toContain('additional properties');
  expect(found(200, 'text/html', '<html>')).toBe('200 with text/html');
  expect(found(418, 'application/json', '{}')).toBe('status 418 {}');
  expect(found(503, 'application/problem+json', '{}')).toBe('status 503 {}');
});
