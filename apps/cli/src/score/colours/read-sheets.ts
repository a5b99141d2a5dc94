import { isRefusal, type Refusal, refuse } from '@crownhold/core';
import { parseSheet, type Sheet } from '@crownhold/games/colours';
import type { SheetsFault } from '../scorer.ts';
import { areTexts, isJson, isObject, parseKingdoms } from '../sheet-json.ts';
import { splitKingdoms } from '../sheet-text.ts';

const FIELDS: ReadonlySet<string> = new Set(['kingdoms', 'blots', 'places']);

/** [N7] Sheets as rows, or as `{ "kingdoms": rows, "blots": number, "places": { achievement: points } }`. */
export function readSheets(text: string): readonly Sheet[] | SheetsFault {
  const items = isJson(text) ? parseKingdoms(text) : splitKingdoms(text);
  if (isRefusal(items)) return { refusal: items };
  const sheets: Sheet[] = [];
  for (const [kingdom, item] of items.entries()) {
    const sheet = areTexts(item) && !isJson(text) ? parseSheet(item) : readObject(item);
    if (isRefusal(sheet)) return { kingdom, refusal: sheet };
    sheets.push(sheet);
  }
  return sheets.length > 0 ? sheets : { refusal: badField('kingdoms') };
}

function readObject(json: unknown): Sheet | Refusal {
  if (!isObject(json) || !areTexts(json['kingdoms'])) return badField('kingdoms');
  const strange = Object.keys(json).find((field) => !FIELDS.has(field));
  if (strange !== undefined) return badField(strange);
  const { kingdoms, blots = 0, places = {} } = json;
  if (typeof blots !== 'number') return badField('blots');
  if (!isObject(places)) return badField('places');
  return parseSheet([...kingdoms, `blots ${blots}`, ['places', ...Object.entries(places).flat()].join(' ')]);
}

function badField(field: string): Refusal {
  return refuse('N7', 'bad-field', { field });
}
