import { argumentsOf, type Catalogue, messageIds, referencesOf } from '@crownhold/i18n/messages';
import { refusalsIn, textsIn } from './source-text.ts';

/** Beginnings of ids of terms that the program completes from a word of a game; the rest stands in the sources whole. */
const BUILT = [
  ...['terrain-', 'variant-', 'arms-', 'spell-'],
  ...['colour-', 'kingdom-', 'die-', 'monster-', 'magic-', 'grade-'],
];
const REFUSAL = 'refusal-';

/** Messages that nothing in the sources says, and refusals that no message tells. */
export function messageUseProblems(catalogue: Catalogue, sources: ReadonlyMap<string, string>): readonly string[] {
  const codes = [...sources.values()].flatMap(refusalsIn);
  const texts = new Set([...sources.values()].flatMap((source) => textsIn(source).map(({ text }) => text)));
  const built = BUILT.filter((start) => texts.has(`${start}\0`));
  const used = new Set(codes.map(({ code }) => REFUSAL + code));
  const isBuilt = (id: string) =>
    catalogue.entries.get(id)!.area === 'terms' && built.some((start) => id.startsWith(start));
  const isSaid = (id: string) => (id.startsWith(REFUSAL) ? used.has(id) : texts.has(id) || isBuilt(id));
  const ids = messageIds(catalogue);
  const said = withReferences(catalogue, ids.filter(isSaid));
  return [
    ...ids.filter((id) => !said.has(id)).map((id) => `${id} is used nowhere`),
    ...[...used].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...codes.flatMap(({ code, args }) => {
      const wanted = ids.includes(REFUSAL + code) ? [...argumentsOf(catalogue, REFUSAL + code).keys()] : [];
      const lacking = args === undefined ? [] : wanted.filter((name) => !args.includes(name));
      return lacking.map((name) => `${REFUSAL}${code} needs $${name}, and a source does not give it`);
    }),
  ];
}

function withReferences(catalogue: Catalogue, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set(ids);
  for (const id of all) for (const target of referencesOf(catalogue, id)) all.add(target);
  return all;
}
