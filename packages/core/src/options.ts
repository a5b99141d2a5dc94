import { type Refusal, refuse } from './game.ts';

/** [R6] The options that a stranger sent: an object that has no other fields than these. */
export function readOptions<F extends string>(
  json: unknown,
  fields: readonly F[],
): Readonly<Partial<Record<F, unknown>>> | Refusal {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('R6', 'options-not-an-object');
  const strange = Object.keys(json).find((option) => !(fields as readonly string[]).includes(option));
  // An object is a record of unknown values; its keys have just been looked at.
  return strange === undefined ? (json as Record<F, unknown>) : refuse('R6', 'unknown-option', { option: strange });
}

/** A stranger's value as a sentence can name it; only texts and numbers have a name that is safe to ask for. */
export function nameOfValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}
