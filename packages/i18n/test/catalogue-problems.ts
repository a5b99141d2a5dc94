import type { Language } from '../src/language.ts';
import { type Catalogue, expressionsOf, messageIds, referencesOf } from './catalogue.ts';
import { argumentsOf, isPlural, keysOf } from './message-arguments.ts';

const FUNCTIONS: ReadonlySet<string> = new Set(['NUMBER', 'SIGNED']);
/** What a number can be in a language, as far as whole numbers go. */
const CATEGORIES: Readonly<Record<Language, string>> = {
  en: 'one,other',
  ru: 'one,few,many',
  uk: 'one,few,many',
  bg: 'one,other',
};

/** What is wrong with the messages of all languages; the first is the one that the others follow. */
export function catalogueProblems(catalogues: readonly Catalogue[]): readonly string[] {
  const [model] = catalogues;
  return catalogues.flatMap((catalogue) => [
    ...catalogue.problems,
    ...[
      ...referenceProblems(catalogue),
      ...pluralProblems(catalogue),
      ...(catalogue === model ? [] : differences(model!, catalogue)),
    ].map((problem) => `${catalogue.language}: ${problem}`),
  ]);
}

function differences(model: Catalogue, catalogue: Catalogue): readonly string[] {
  const [wanted, found] = [messageIds(model), messageIds(catalogue)];
  const names = (of: Catalogue, id: string) => [...argumentsOf(of, id).keys()].join(', ');
  return [
    ...wanted.filter((id) => !found.includes(id)).map((id) => `${id} is missing`),
    ...found.filter((id) => !wanted.includes(id)).map((id) => `${id} is in no other language`),
    ...wanted
      .filter((id) => found.includes(id) && names(model, id) !== names(catalogue, id))
      .map((id) => `${id} takes (${names(catalogue, id)}) instead of (${names(model, id)})`),
  ];
}

function referenceProblems(catalogue: Catalogue): readonly string[] {
  const { entries } = catalogue;
  const ids = [...entries.keys()];
  const used = new Set(ids.flatMap((id) => referencesOf(catalogue, id)));
  return [
    ...ids.flatMap((id) =>
      referencesOf(catalogue, id)
        .filter((target) => {
          const area = entries.get(target)?.area;
          return area === undefined || (area !== 'terms' && area !== entries.get(id)!.area);
        })
        .map((target) => `${id} refers to ${target}, which is neither in its area nor in terms`),
    ),
    ...ids.flatMap((id) => callProblems(catalogue, id)),
    ...formProblems(catalogue),
    ...ids.filter((id) => id.startsWith('-') && !used.has(id)).map((id) => `the term ${id} is not used`),
  ];
}

function callProblems(catalogue: Catalogue, id: string): readonly string[] {
  return expressionsOf(catalogue, id).flatMap((part) =>
    part.type === 'func' && !FUNCTIONS.has(part.name) ? [`${id} calls ${part.name}(), which is unknown`] : [],
  );
}

/** A form that a term lacks would quietly be another form; one that nobody asks for is nobody's. */
function formProblems(catalogue: Catalogue): readonly string[] {
  const ids = [...catalogue.entries.keys()];
  const asked = new Set(
    ids
      .flatMap((id) => expressionsOf(catalogue, id))
      .flatMap((part) => (part.type === 'term' ? part.args.map((arg) => [part.name, arg] as const) : []))
      .flatMap(([name, arg]) => (arg.type === 'narg' ? [formName(`-${name}`, arg.name, arg.value.value)] : [])),
  );
  const there = ids
    .filter((id) => id.startsWith('-'))
    .flatMap((id) => expressionsOf(catalogue, id).map((part) => [id, part] as const))
    .flatMap(([id, part]) => {
      if (part.type !== 'select' || part.selector.type !== 'var') return [];
      const { name } = part.selector;
      return keysOf(part).map((key, index) => ({ form: formName(id, name, key), isDefault: index === part.star }));
    });
  return [
    ...[...asked]
      .filter((form) => !there.some((other) => other.form === form))
      .map((form) => `${form} is asked for and not there`),
    ...there.filter(({ form, isDefault }) => !isDefault && !asked.has(form)).map(({ form }) => `${form} is not used`),
  ];
}

function formName(term: string, name: string, value: string | number): string {
  return `${term}(${name}: ${value})`;
}

function pluralProblems(catalogue: Catalogue): readonly string[] {
  const wanted = CATEGORIES[catalogue.language];
  return [...catalogue.entries.keys()].flatMap((id) =>
    expressionsOf(catalogue, id)
      .flatMap((part) => (part.type === 'select' && isPlural(keysOf(part)) ? [keysOf(part)] : []))
      .map((keys) => keys.filter((key) => typeof key === 'string').join(','))
      // A word that never changes, or a few numbers picked out, need no categories.
      .filter((categories) => categories !== 'other' && categories !== wanted)
      .map((categories) => `${id} counts by ${categories} instead of ${wanted}`),
  );
}
