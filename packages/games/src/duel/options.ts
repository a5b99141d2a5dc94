import { type GameOptions, type Refusal, refuse, type Seat } from '@crownhold/core';

/** [D12] Whose dice tick the spellbook: those of whoever has drawn, or everybody's. */
export const SPELLBOOKS = ['drawn', 'always'] as const;
type Spellbook = (typeof SPELLBOOKS)[number];

/** [D5] Who begins. */
export const FIRSTS = ['random', 0, 1] as const;
type First = (typeof FIRSTS)[number];

export interface Options extends GameOptions {
  readonly seats: 2;
  readonly spellbook: Spellbook;
  readonly first: First;
}

export const SEATS = { min: 2, max: 2 } as const;

const FIELDS: ReadonlySet<string> = new Set(['seats', 'spellbook', 'first']);

export function parseOptions(json: unknown): Options | Refusal {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('R6', 'options-not-an-object');
  for (const option of Object.keys(json)) if (!FIELDS.has(option)) return refuse('R6', 'unknown-option', { option });
  const { seats, spellbook = SPELLBOOKS[0], first = FIRSTS[0] } = json as Record<string, unknown>;
  if (seats !== SEATS.min) return refuse('D1', 'two-players');
  const knownBook = SPELLBOOKS.find((name) => name === spellbook);
  if (knownBook === undefined)
    return refuse('D12', 'unknown-spellbook', { spellbook: nameOf(spellbook), known: SPELLBOOKS.join(', ') });
  const knownFirst = FIRSTS.find((name) => name === first);
  if (knownFirst === undefined)
    return refuse('D5', 'unknown-first', { first: nameOf(first), known: FIRSTS.join(', ') });
  return { seats, spellbook: knownBook, first: knownFirst };
}

/** The seat that sits opposite. */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** A stranger's value as a sentence can name it; only texts and numbers have a name that is safe to ask for. */
function nameOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value;
}
