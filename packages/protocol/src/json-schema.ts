import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { BODIES } from './body.ts';
import { clientMessage } from './client-message.ts';
import { serverMessage } from './server-message.ts';

/** Every body and message as JSON Schema, for OpenAPI: from the schemas that parse them. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const schemas = { ...BODIES, ClientMessage: clientMessage, ServerMessage: serverMessage };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)]));
}
