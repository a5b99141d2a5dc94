import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { BODIES } from './body.ts';
import { ERROR_CODES, type ErrorCode } from './error.ts';
import { type BodyName, PATH_FIELDS, ROUTES, type Route, SCOPES, type Scope } from './routes.ts';
import { ANSWER_STATUSES, statusOf } from './status.ts';
import { VERSION } from './version.ts';

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';
const PROBLEM_TYPE = 'application/problem+json';

const ABOUT = `Tables of Crownhold for programs. A program says who it is by a bearer token, made with \`crownhold token\` or \`POST /tokens\`, or by the cookie of a
session. With a token no cookie is read. Every answer to a session tells in \`RateLimit\` how many more requests it may send. What goes wrong is
\`application/problem+json\` with a \`code\`; a command that a table or its rules refuse is an \`Answer\`.`;

const SCOPE_MEANINGS: Readonly<Record<Scope, string>> = {
  'tables:read': 'see tables',
  'tables:create': 'make tables',
  'tables:play': 'sit down and play',
  'games:read': 'export the games that the session has played',
};

type Json = Readonly<Record<string, unknown>>;
export type Schema = JsonSchema;
type Content = Readonly<Record<string, { readonly schema: { readonly $ref: string } }>>;

/** A request of the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** As much of OpenAPI as the document uses. */
export interface OpenApi extends Json {
  readonly openapi: string;
  readonly info: Json & { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: {
      readonly token: Json & { readonly description: string };
      readonly session: Json;
    };
  };
}

/** The document of the API, in OpenAPI 3.1: made of the routes and schemas by which the server reads requests. */
export function openApi({ cookie, origin }: { readonly cookie: string; readonly origin: string }): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crownhold',
      version: `${VERSION}.0.0`,
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}/api` }],
    tags: [...new Set(Object.values(ROUTES).map(tagOf))].map((name) => ({ name, description: `Routes of ${name}.` })),
    paths: pathsOf(ROUTES),
    components: {
      schemas: Object.fromEntries(namedBodies().map((name) => [name, schemaOf(BODIES[name])])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: scopeList() },
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The cookie of `POST /session`.' },
      },
    },
  };
}

/** Everything that can be wrong with a request on a route, by the order of ERROR_CODES. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const all = new Set<ErrorCode>(['wrong-origin', 'unavailable', 'malformed', ...route.errors]);
  const add = (isSo: boolean, ...codes: readonly ErrorCode[]) => isSo && codes.map((code) => all.add(code));
  add(route.access !== 'open', 'no-session', 'wrong-token', 'no-scope', 'too-many');
  add(route.body !== undefined, 'too-long', 'wrong-type');
  for (const field of fieldsOf(route)) all.add(PATH_FIELDS[field].error);
  return ERROR_CODES.filter((code) => all.has(code));
}

function pathsOf(routes: Readonly<Record<string, Route>>): OpenApi['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] ??= {};
    paths[route.path]![route.method.toLowerCase()] = operationOf(name, route);
  }
  return paths;
}

function operationOf(name: string, route: Route): Operation {
  const query = Object.entries(route.query ?? {}).map(([field, schema]) => {
    return { name: field, in: 'query' as const, required: false, schema: schemaOf(schema) };
  });
  const path = fieldsOf(route).map((field) => {
    return { name: field, in: 'path' as const, required: true, schema: schemaOf(PATH_FIELDS[field].schema) };
  });
  const parameters = [...path, ...query];
  return {
    operationId: name,
    summary: route.summary,
    tags: [tagOf(route)],
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true as const, content: contentOf(JSON_TYPE, route.body) } }),
    responses: responsesOf(route),
  };
}

function securityOf({ access }: Route): Operation['security'] {
  if (access === 'open') return [];
  return access === 'cookie' ? [{ session: [] }] : [{ token: [access] }, { session: [] }];
}

function responsesOf(route: Route): Operation['responses'] {
  const codes = errorsOf(route);
  const statuses = [...codes.map(statusOf), ...(route.isCommand ? ANSWER_STATUSES : [])];
  const responses: Record<string, Operation['responses'][string]> = {};
  for (const [status, body] of Object.entries(route.answers)) {
    const content = body && { content: contentOf(route.isStream ? LINES_TYPE : JSON_TYPE, body) };
    responses[status] = { description: body ?? 'Done.', ...content };
  }
  for (const status of [...new Set(statuses)].sort((one, other) => one - other)) {
    const told = codes.filter((code) => statusOf(code) === status);
    const content = {
      ...(route.isCommand && ANSWER_STATUSES.includes(status) && contentOf(JSON_TYPE, 'Answer')),
      ...(told.length > 0 && contentOf(PROBLEM_TYPE, 'Problem')),
    };
    responses[status] = { description: told.map((code) => `\`${code}\``).join(', ') || 'Refused.', content };
  }
  return responses;
}

/** Those that a route takes or answers with. */
function namedBodies(): readonly BodyName[] {
  const routes: readonly Route[] = Object.values(ROUTES);
  const used = new Set<BodyName | undefined>(['Answer', 'Problem']);
  for (const { body, answers } of routes) for (const name of [body, ...Object.values(answers)]) used.add(name);
  return (Object.keys(BODIES) as BodyName[]).filter((name) => used.has(name));
}

function contentOf(type: string, body: BodyName): Content {
  return { [type]: { schema: { $ref: `#/components/schemas/${body}` } } };
}

function schemaOf(schema: Parameters<typeof toJsonSchema>[0]): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema);
  return rest;
}

function fieldsOf({ path }: Route): readonly (keyof typeof PATH_FIELDS)[] {
  // A test holds that paths name no others.
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as keyof typeof PATH_FIELDS);
}

/** The first part of its path. */
function tagOf({ path }: Route): string {
  return path.split('/')[1]!;
}

function scopeList(): string {
  return `Scopes: ${SCOPES.map((scope) => `\`${scope}\` to ${SCOPE_MEANINGS[scope]}`).join(', ')}.`;
}
