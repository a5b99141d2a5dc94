import { isRefusal, type Refusal, refuse } from '@crownhold/core';
import { parseSheet, type Sheet } from '@crownhold/games/duel';
import type { SheetsFault } from '../scorer.ts';
import { areTexts, isJson, isObject, parseKingdoms } from '../sheet-json.ts';
import { splitKingdoms } from '../sheet-text.ts';

const FIELDS: ReadonlySet<string> = new Set(['map', 'domains']);

/** [N6] Maps as rows of squares, or as `{ "map": rows, "domains": arms }`. */
export function readMaps(text: string): readonly Sheet[] | SheetsFault {
  const items = isJson(text) ? parseKingdoms(text) : splitKingdoms(text);
  if (isRefusal(items)) return { refusal: items };
  const maps: Sheet[] = [];
  for (const [kingdom, item] of items.entries()) {
    const map = areTexts(item) && !isJson(text) ? parseSheet(item) : readObject(item);
    if (isRefusal(map)) return { kingdom, refusal: map };
    maps.push(map);
  }
  return maps.length > 0 ? maps : { refusal: badField('map') };
}

function readObject(json: unknown): Sheet | Refusal {
  if (!isObject(json) || !areTexts(json['map'])) return badField('map');
  const strange = Object.keys(json).find((field) => !FIELDS.has(field));
  if (strange !== undefined) return badField(strange);
  const { map, domains } = json;
  if (domains === undefined) return parseSheet(map);
  return typeof domains === 'string' ? parseSheet([...map, `domains ${domains}`]) : badField('domains');
}

function badField(field: string): Refusal {
  return refuse('N6', 'bad-field', { field });
}
