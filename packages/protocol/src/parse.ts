import * as v from 'valibot';
import { type ClientMessage, clientMessage } from './client-message.ts';
import { type ServerMessage, serverMessage } from './server-message.ts';

/** Strict: what is missing, strange or too much makes the whole message malformed. */
export function parse<S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, json, { abortEarly: true });
  return result.success ? result.output : undefined;
}

export function parseClientMessage(json: unknown): ClientMessage | undefined {
  return parse(clientMessage, json);
}

export function parseServerMessage(json: unknown): ServerMessage | undefined {
  return parse(serverMessage, json);
}
