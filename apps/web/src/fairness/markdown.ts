/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const HEADING = /^(#{1,3}) (.*)$/;
const ITEM = /^- /;
const FENCE = '```';
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/;

/**
 * Reads the part of Markdown that our own texts use: headings, paragraphs, flat lists, fenced code; bold, code and
 * links within a line. Anything else, HTML included, stays the text it is.
 */
export function parseMarkdown(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const { block, next } = readBlock(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

interface Read {
  readonly block?: Block;
  /** The first line after it. */
  readonly next: number;
}

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at]!;
  if (line.trim() === '') return { next: at + 1 };
  if (line.startsWith(FENCE)) return readFence(lines, at + 1);
  const heading = HEADING.exec(line);
  if (heading) {
    const level = heading[1]!.length as 1 | 2 | 3;
    return { block: { kind: 'heading', level, parts: parseInline(heading[2]!) }, next: at + 1 };
  }
  return ITEM.test(line) ? readList(lines, at) : readParagraph(lines, at);
}

function readFence(lines: readonly string[], start: number): Read {
  const end = lines.indexOf(FENCE, start);
  const last = end < 0 ? lines.length : end;
  return { block: { kind: 'code', text: lines.slice(start, last).join('\n') }, next: last + 1 };
}

function readList(lines: readonly string[], start: number): Read {
  const items: string[] = [];
  let at = start;
  for (; at < lines.length && (ITEM.test(lines[at]!) || /^ +\S/.test(lines[at]!)); at++) {
    const line = lines[at]!;
    if (ITEM.test(line)) items.push(line.slice(2));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return { block: { kind: 'list', items: items.map(parseInline) }, next: at };
}

function readParagraph(lines: readonly string[], start: number): Read {
  let at = start + 1;
  while (at < lines.length && !isBreak(lines[at]!)) at++;
  const text = lines.slice(start, at).map((line) => line.trim());
  return { block: { kind: 'paragraph', parts: parseInline(text.join(' ')) }, next: at };
}

function isBreak(line: string): boolean {
  return line.trim() === '' || line.startsWith(FENCE) || HEADING.test(line) || ITEM.test(line);
}

function parseInline(text: string): readonly Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, code, bold, label, target] = found;
  return [
    ...parseInline(text.slice(0, found.index)),
    code === undefined ? nested(bold, label, target) : { kind: 'code', text: code },
    ...parseInline(text.slice(found.index + whole.length)),
  ];
}

function nested(bold: string | undefined, label = '', target = ''): Inline {
  return bold === undefined
    ? { kind: 'link', target, parts: parseInline(label) }
    : { kind: 'bold', parts: parseInline(bold) };
}
