import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { AREAS, type Area } from '../src/area.ts';
import { LANGUAGES, type Language } from '../src/language.ts';

const FOLDER = join(import.meta.dirname, '../messages');

export type Pattern = NonNullable<FluentResource['body'][number]['value']>;
export type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** A message, or a term if its id begins with a dash. */
interface Entry {
  readonly area: Area;
  readonly pattern: Pattern;
}

/** The messages and terms of one language, as the `.ftl` files have them. */
export interface Catalogue {
  readonly language: Language;
  /** The text of each area, without comments. */
  readonly areas: ReadonlyMap<Area, string>;
  readonly entries: ReadonlyMap<string, Entry>;
  /** What cannot be read. */
  readonly problems: readonly string[];
}

/** The `.ftl` file of an area in a language. */
export function messageFile(language: Language, area: Area): string {
  return join(FOLDER, language, `${area}.ftl`);
}

export function readCatalogues(): readonly Catalogue[] {
  return LANGUAGES.map((language) =>
    parseCatalogue(
      language,
      AREAS.map((area) => [area, readFileSync(messageFile(language, area), 'utf8')]),
    ),
  );
}

/** The parser of Fluent leaves out what it cannot read, without a word: here that is a problem. */
export function parseCatalogue(language: Language, sources: readonly (readonly [Area, string])[]): Catalogue {
  const problems: string[] = [];
  const entries = new Map<string, Entry>();
  const areas = new Map(sources.map(([area, source]) => [area, withoutComments(source)]));
  for (const [area, text] of areas) {
    const place = `${language}/${area}.ftl`;
    const { body } = new FluentResource(text);
    const known = new Set(body.map(({ id }) => id));
    for (const line of text.split('\n').filter((line) => /^[^\s}]/.test(line))) {
      const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
      if (id === undefined || !known.has(id)) problems.push(`${place}: cannot be read: ${line}`);
    }
    for (const { id, value } of body) {
      if (value === null) problems.push(`${place}: ${id} has no text`);
      else if (entries.has(id)) problems.push(`${place}: ${id} is there twice`);
      else entries.set(id, { area, pattern: value });
    }
  }
  return { language, areas, entries, problems };
}

function withoutComments(source: string): string {
  return source
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trimStart();
}

export function messageIds({ entries }: Catalogue): readonly string[] {
  return [...entries.keys()].filter((id) => !id.startsWith('-'));
}

/** What stands in braces in a message or a term, in all variants; not in what it refers to. */
export function expressionsOf({ entries }: Catalogue, id: string): readonly Expression[] {
  return inside(entries.get(id)?.pattern ?? '');
}

function inside(pattern: Pattern): readonly Expression[] {
  const parts = typeof pattern === 'string' ? [] : pattern.filter((part) => typeof part !== 'string');
  return parts.flatMap((part) =>
    part.type === 'select' ? [part, part.selector, ...part.variants.flatMap(({ value }) => inside(value))] : [part],
  );
}

/** The messages and terms, these with their dash, that an entry refers to directly. */
export function referencesOf(catalogue: Catalogue, id: string): readonly string[] {
  return expressionsOf(catalogue, id).flatMap((part) => {
    if (part.type === 'mesg') return [part.name];
    return part.type === 'term' ? [`-${part.name}`] : [];
  });
}
