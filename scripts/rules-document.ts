/** A numbered rule of a document in docs/rules, with the text up to the next rule or heading. */
interface Rule {
  readonly id: string;
  readonly text: string;
}

const RULE = /^- \*\*([A-Z]\d+)\*\*(.*(?:\n(?!- |#).*)*)/gm;
/** What is not simply in the rulebook. */
const MARKS = ['Ruling', 'Derived', 'Ours'] as const;
/** Words that admit a gap of the rulebook. */
const ADMISSIONS =
  /\b(?:ruling|rulings|ours|our own|derived|we (?:follow|decided|chose|assume)|silent|leaves? (?:it )?open|misprint|contradicts itself)\b/i;
const MARK = /\*(Ruling|Derived|Ours):\*/;
const SOURCE_COLUMNS = 4;

/**
 * What is wrong with the marks and sources of a rules document. `facts` are the components that the document must name
 * a source for: dice, a map, rows.
 */
export function rulesDocumentProblems(markdown: string, facts: readonly string[]): readonly string[] {
  const [body = '', sources] = markdown.split(/^## Sources$/m);
  const rules = rulesOf(body);
  if (rules.length === 0) return ['has no rules'];
  return [
    ...rules.flatMap(markProblems),
    ...legendProblems(body, rules),
    ...(sources === undefined ? ['has no part "Sources"'] : sourceProblems(sources, rules, facts)),
  ];
}

function rulesOf(body: string): readonly Rule[] {
  return [...body.matchAll(RULE)].map(([, id, text]) => ({ id: id!, text: text! }));
}

/** An admission stands behind a mark, and a mark is written in one form only. */
function markProblems({ id, text }: Rule): readonly string[] {
  const [before = '', ...marked] = text.split(MARK);
  const admitted = ADMISSIONS.exec(before)?.[0];
  const empty = marked.some((part, index) => index % 2 === 1 && part.trim() === '');
  return [
    ...(admitted === undefined ? [] : [`${id}: "${admitted}" stands outside of a mark`]),
    ...(/\*(?:Ruling|Derived|Ours)(?!:\*)/i.test(text) ? [`${id}: a mark is written in another form`] : []),
    ...(empty ? [`${id}: a mark without a sentence`] : []),
  ];
}

/** Every mark that is used is explained before the first rule. */
function legendProblems(body: string, rules: readonly Rule[]): readonly string[] {
  const intro = body.slice(0, body.search(RULE));
  return MARKS.filter((mark) => rules.some(({ text }) => text.includes(`*${mark}:*`)))
    .filter((mark) => !intro.includes(`- *${mark}:* `))
    .map((mark) => `*${mark}:* is not explained`);
}

function sourceProblems(sources: string, rules: readonly Rule[], facts: readonly string[]): readonly string[] {
  const rows = [...sources.matchAll(/^\| \*\*(\w+)\*\*(.*)\|$/gm)].map(([, name, rest]) => ({
    name: name!,
    cells: rest!.split('|').filter((cell) => cell.trim() !== ''),
  }));
  const listed = /^Rulings: (.*)\.$/m.exec(sources)?.[1] ?? '';
  const ruled = rules.filter(({ text }) => text.includes('*Ruling:*')).map(({ id }) => id);
  return [
    ...facts.filter((fact) => !rows.some(({ name }) => name === fact)).map((fact) => `no source of "${fact}"`),
    ...rows
      .filter(({ cells }) => cells.length !== SOURCE_COLUMNS)
      .map(({ name }) => `"${name}" does not say what, where from, how sure and what would change`),
    ...(listed === ruled.join(', ') ? [] : [`lists the rulings ${listed}, and has ${ruled.join(', ')}`]),
  ];
}
