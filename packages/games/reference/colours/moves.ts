import { ROWS } from './achievements.ts';
import { DICE } from './dice.ts';
import { AREAS, BASES, COMPOSITES, KINGDOMS } from './map.ts';

export type Move =
  | { readonly kind: 'first'; readonly seat: number }
  | { readonly kind: 'land'; readonly die: string; readonly drops: number; readonly kingdoms: readonly string[] }
  | { readonly kind: 'take'; readonly die: string; readonly kingdom: string; readonly colour: string }
  | { readonly kind: 'move' | 'split'; readonly kingdom: string }
  | { readonly kind: 'paint'; readonly area: string; readonly match: boolean }
  | { readonly kind: 'blend' | 'tower'; readonly area: string; readonly colour: string; readonly match: boolean }
  | { readonly kind: 'choose'; readonly colour: string }
  | { readonly kind: 'done' | 'reveal' }
  | { readonly kind: 'strike'; readonly row: string; readonly number: number };

const SEAT = /^(0|[1-9]\d{0,2})$/;
const DROPS = /^[2-4]$/;
const NUMBER = /^[1-4]$/;

// One to three, in the order of C1, none twice.
function isLanding(kingdoms: readonly string[]): boolean {
  const inOrder = KINGDOMS.filter((kingdom) => kingdoms.includes(kingdom));
  return inOrder.length >= 1 && inOrder.length <= 3 && kingdoms.join() === inOrder.join();
}

/** N1: `undefined` when the text is no step of the notation, wherever it may be played. */
export function parseMove(text: string): Move | undefined {
  const [kind, ...words] = text.split(' ');
  const [one, two, three] = words;
  switch (kind) {
    case 'done':
    case 'reveal':
      return words.length === 0 ? { kind } : undefined;
    case 'first':
      return words.length === 1 && SEAT.test(one!) ? { kind, seat: Number(one) } : undefined;
    case 'move':
    case 'split':
      return words.length === 1 && KINGDOMS.includes(one!) ? { kind, kingdom: one! } : undefined;
    case 'choose':
      return words.length === 1 && COMPOSITES.includes(one!) ? { kind, colour: one! } : undefined;
    case 'strike': {
      const isReadable = words.length === 2 && ROWS.includes(one!) && NUMBER.test(two!);
      return isReadable ? { kind, row: one!, number: Number(two) } : undefined;
    }
    case 'land': {
      const kingdoms = (three ?? '').split('+');
      const isReadable = words.length === 3 && DICE.includes(one!) && DROPS.test(two!) && isLanding(kingdoms);
      return isReadable ? { kind, die: one!, drops: Number(two), kingdoms } : undefined;
    }
    case 'take':
      return parseTake(words);
    default:
      return parseDrop(kind!, words);
  }
}

function parseTake(words: readonly string[]): Move | undefined {
  const [die, kingdom, named] = words;
  if (!DICE.includes(die!) || !KINGDOMS.includes(kingdom!)) return undefined;
  if (die !== 'white')
    return words.length === 2 ? { kind: 'take', die: die!, kingdom: kingdom!, colour: die! } : undefined;
  const isReadable = words.length === 3 && BASES.includes(named!);
  return isReadable ? { kind: 'take', die, kingdom: kingdom!, colour: named! } : undefined;
}

function parseDrop(kind: string, words: readonly string[]): Move | undefined {
  const match = words.at(-1) === 'match';
  const [area, colour, more] = match ? words.slice(0, -1) : words;
  if (!AREAS.has(area ?? '') || more !== undefined) return undefined;
  if (kind === 'paint') return colour === undefined ? { kind, area: area!, match } : undefined;
  if (kind === 'blend') return COMPOSITES.includes(colour!) ? { kind, area: area!, colour: colour!, match } : undefined;
  if (kind === 'tower') return KINGDOMS.includes(colour!) ? { kind, area: area!, colour: colour!, match } : undefined;
  return undefined;
}
