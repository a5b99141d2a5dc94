import { isRefusal, nameOfValue, type Refusal, refuse } from '@crownhold/core';
import { parseSheet, type SheetSquare, TERRAINS } from '@crownhold/games/kingdomino';
import type { SheetsFault } from '../scorer.ts';
import { areTexts, isObject, parseKingdoms } from '../sheet-json.ts';
import type { Sheets } from './sheets.ts';

const FIELDS: ReadonlySet<string> = new Set(['kingdom', 'squares', 'variants']);

/** A kingdom as `{ "kingdom": rows }` or `{ "squares": [{ x, y, terrain, crowns }] }`, or a list of such. */
export function readSheetJson(text: string): Sheets | SheetsFault {
  const items = parseKingdoms(text);
  if (isRefusal(items)) return { refusal: items };
  const kingdoms: (readonly SheetSquare[])[] = [];
  const variants = new Map<string, unknown>();
  for (const [kingdom, item] of items.entries()) {
    const squares = readKingdom(item);
    if (isRefusal(squares)) return { kingdom, refusal: squares };
    kingdoms.push(squares);
    if (hasVariants(item)) variants.set(canonical(item.variants), item.variants);
  }
  if (kingdoms.length === 0) return { refusal: refuse('N5', 'bad-kingdom') };
  if (variants.size > 1) return { refusal: refuse('R6', 'variants-differ') };
  return variants.size === 1 ? { kingdoms, variants: [...variants.values()][0] } : { kingdoms };
}

function readKingdom(json: unknown): readonly SheetSquare[] | Refusal {
  if (!isObject(json) || 'kingdom' in json === 'squares' in json) return refuse('N5', 'bad-kingdom');
  if (Object.keys(json).some((field) => !FIELDS.has(field))) return refuse('N5', 'bad-kingdom');
  return 'kingdom' in json ? readRows(json['kingdom']) : readSquares(json['squares']);
}

function readRows(rows: unknown): readonly SheetSquare[] | Refusal {
  return areTexts(rows) ? parseSheet(rows) : refuse('N5', 'bad-rows');
}

const SQUARE_FIELDS: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['x', (value) => Number.isSafeInteger(value)],
  ['y', (value) => Number.isSafeInteger(value)],
  ['terrain', (value) => (TERRAINS as readonly unknown[]).includes(value)],
  ['crowns', (value) => [0, 1, 2, 3].includes(value as number)],
];

function readSquares(squares: unknown): readonly SheetSquare[] | Refusal {
  if (!Array.isArray(squares)) return refuse('N5', 'bad-squares');
  for (const [index, square] of squares.entries()) {
    if (!isObject(square) || Object.keys(square).length !== SQUARE_FIELDS.length) return refuse('N5', 'bad-squares');
    for (const [field, isRight] of SQUARE_FIELDS) {
      if (!Object.hasOwn(square, field) || !isRight(square[field])) {
        return refuse('N5', 'bad-square', { index, field });
      }
    }
  }
  // Every field was checked just above.
  return squares as readonly SheetSquare[];
}

function hasVariants(json: unknown): json is { readonly variants: unknown } {
  return isObject(json) && 'variants' in json;
}

/** The same text for the same variants in another order. What is no name at all is for the game to refuse. */
function canonical(variants: unknown): string {
  return Array.isArray(variants) ? variants.map(nameOfValue).sort().join('\n') : nameOfValue(variants);
}
