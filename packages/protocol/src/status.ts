import type { Answer } from './answer.ts';
import type { ErrorCode } from './error.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  malformed: 400,
  'unknown-protocol': 400,
  'unknown-table': 404,
  'unknown-route': 404,
  'unknown-token': 404,
  'no-list': 404,
  'unknown-game': 400,
  'bad-options': 400,
  'bad-clock': 400,
  'bad-endpoint': 400,
  'bad-name': 400,
  'not-your-seat': 403,
  'wrong-link': 403,
  'not-host': 403,
  'seat-refused': 403,
  'wrong-origin': 403,
  'no-scope': 403,
  'no-session': 401,
  'wrong-token': 401,
  'too-long': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
};
/** Right in itself, but not at the table as it is. */
const CONFLICT = 409;
/** Not a turn by the rules. */
const UNPROCESSABLE = 422;

/** Of HTTP. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? CONFLICT;
}

export function statusOfAnswer(answer: Answer): number {
  if (answer.kind === 'accepted') return 200;
  if (answer.kind === 'refused') return statusOf(answer.code);
  return answer.kind === 'stale' ? CONFLICT : UNPROCESSABLE;
}

/** Those of answers that are not `accepted`. */
export const ANSWER_STATUSES: readonly number[] = [400, 401, 403, 404, CONFLICT, UNPROCESSABLE, 429, 503];
