import { type Area, argumentsOf, type Catalogue, messageIds, referencesOf } from '@crownhold/i18n/messages';
import { refusalsIn, textsIn } from './source-text.ts';

/**
 * By area, beginnings of ids that the program completes from a word of a game or a code of a verdict; the rest stands in
 * the sources whole.
 */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  terms: [
    ...['terrain-', 'variant-', 'arms-', 'spell-'],
    ...['colour-', 'kingdom-', 'die-', 'monster-', 'achievement-', 'magic-', 'grade-'],
  ],
  verify: ['proven-', 'unproven-', 'fault-'],
  learn: ['learn-title-', 'learn-rule-', 'learn-ruling-', 'learn-try-', 'learn-lesson-', 'learn-hint-'],
  duel: ['duel-power-'],
  duelrules: ['duel-title-', 'duel-rule-', 'duel-ruling-', 'duel-try-', 'duel-lesson-', 'duel-hint-'],
  coloursrules: ['colours-title-', 'colours-rule-', 'colours-ruling-', 'colours-try-', 'colours-lesson-'],
};
const REFUSAL = 'refusal-';

/** Messages that nothing in the sources says, and refusals that no message tells. */
export function messageUseProblems(catalogue: Catalogue, sources: ReadonlyMap<string, string>): readonly string[] {
  const codes = [...sources].flatMap(([file, source]) => refusalsIn(source, file));
  const texts = new Set([...sources].flatMap(([file, source]) => textsIn(source, file).map(({ text }) => text)));
  const used = new Set(codes.map(({ code }) => REFUSAL + code));
  const isBuilt = (id: string) =>
    (BUILT[catalogue.entries.get(id)!.area] ?? []).some((start) => id.startsWith(start) && texts.has(`${start}\0`));
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

/** Messages that sources say although they are in none of the areas that are loaded there. */
export function strayMessages(
  catalogue: Catalogue,
  sources: ReadonlyMap<string, string>,
  loaded: readonly Area[],
): readonly string[] {
  return [...sources].flatMap(([file, source]) =>
    textsIn(source, file).flatMap(({ text }) => {
      const area = catalogue.entries.get(text)?.area;
      return area === undefined || loaded.includes(area) ? [] : [`${file} says ${text}, which is in ${area}`];
    }),
  );
}

function withReferences(catalogue: Catalogue, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set(ids);
  for (const id of all) for (const target of referencesOf(catalogue, id)) all.add(target);
  return all;
}
