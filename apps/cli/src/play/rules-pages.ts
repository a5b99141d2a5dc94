import { textWidth } from '../text-width.ts';
import { wrap } from './canvas.ts';

/** Longer lines are hard to read. */
const MOST_COLUMNS = 78;
/** Title, an empty row before and after the text, and the key that goes on. */
const OTHER_ROWS = 4;

/** The size of a window, in characters. */
export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** The rules as pages that fit into a window: lines broken anew, no rule torn apart where that can be avoided. */
export function rulesPages(texts: readonly string[], { columns, rows }: WindowSize): readonly (readonly string[])[] {
  const width = Math.min(columns - 2, MOST_COLUMNS);
  const room = Math.max(1, rows - OTHER_ROWS);
  return texts.flatMap((text) => {
    const pages: string[][] = [[]];
    for (const lines of rulesOf(text).map((rule) => layRule(rule, width))) {
      if (pages.at(-1)!.length > 0 && pages.at(-1)!.length + lines.length > room) pages.push([]);
      for (const line of lines) {
        if (pages.at(-1)!.length === room) pages.push([]);
        // No page begins with an empty line.
        if (line !== '' || pages.at(-1)!.length > 0) pages.at(-1)!.push(line);
      }
    }
    return pages;
  });
}

/** Each rule on one line: what is indented goes on with the line before. */
function rulesOf(text: string): readonly string[] {
  const rules: string[] = [];
  for (const line of text.split('\n')) {
    if (/^ +\S/.test(line) && rules.length > 0) rules.push(`${rules.pop()} ${line.trim()}`);
    else rules.push(line);
  }
  return rules;
}

/** The number of a rule stands out to the left. */
function layRule(rule: string, width: number): readonly string[] {
  const [number = ''] = /^[A-Z]\d+ +/.exec(rule) ?? [];
  const indent = ' '.repeat(textWidth(number));
  return wrap(rule.slice(number.length), width - textWidth(indent)).map(
    (line, i) => `${i === 0 ? number : indent}${line}`,
  );
}
