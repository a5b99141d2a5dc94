import type { ThinkingRequest } from '../ports/thinking.ts';

const KINDS = {
  id: 'string',
  game: 'string',
  view: 'string',
  seat: 'number',
  seed: 'number',
  effort: 'number',
  deadlineMs: 'number',
} as const satisfies Partial<Record<keyof ThinkingRequest, string>>;
/** No bot thinks longer, whatever a job says. */
const MOST_DEADLINE_MS = 10_000;

/** A job as a node has written it, maybe one of another version; nothing if it cannot be read. */
export function parseRequest(text: string): ThinkingRequest | undefined {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof payload !== 'object' || payload === null) return undefined;
  const fields = payload as Readonly<Record<string, unknown>>;
  for (const [name, kind] of Object.entries(KINDS)) if (typeof fields[name] !== kind) return undefined;
  const { bot } = fields;
  if (bot !== undefined && typeof bot !== 'string') return undefined;
  // Every field was looked at.
  const request = fields as unknown as ThinkingRequest;
  return request.deadlineMs > 0 && request.deadlineMs <= MOST_DEADLINE_MS ? request : undefined;
}
