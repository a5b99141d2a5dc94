/** What documents need to be checked: their links, headings and quoted scripts. Pure, on Markdown as text. */

const FENCED = /^```.*?^```$/gms;
const LINK = /\[(?:[^\]]|\](?!\())*\]\(([^()\s]+)\)|<img[^>]*\ssrc="([^"]+)"/g;
const ELSEWHERE = /^[a-z]+:/i;

/** A link to a file of the repository, or to a heading. */
export interface Link {
  /** Relative to the document; empty for the document itself. */
  readonly file: string;
  readonly anchor?: string;
}

/** Links and pictures that lead into the repository, not those inside of code. */
export function repositoryLinks(markdown: string): readonly Link[] {
  const targets = [...withoutCode(markdown).matchAll(LINK)].map(([, link, picture]) => link ?? picture ?? '');
  return targets
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return anchor === undefined ? { file } : { file, anchor };
    });
}

/** Headings with their levels, in order: `## Quick start`. */
export function headings(markdown: string): readonly string[] {
  return withoutCode(markdown)
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line));
}

/** The name under which GitHub links to a heading. */
export function anchorOf(heading: string): string {
  const words = heading.replace(/^#+ /, '').toLowerCase();
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

/** Scripts of npm that a document tells people to run. */
export function quotedScripts(markdown: string): readonly string[] {
  const called = [...markdown.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name!);
  const short = [...markdown.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name!);
  return [...new Set([...called, ...short])];
}

/** Phrases that a native writer of today would not use, or that name a thing by a poem. */
export function oldFashioned(markdown: string): readonly string[] {
  return withoutCode(markdown).match(OLD) ?? [];
}

const OLD =
  /\bwhoever\b|\bso many (?!as\b)|\bhangs? together\b|\bpassed over\b|\banew\b|\bon the wall\b|\bis heeded\b|\bare heeded\b|\ball the same\b|\bin the making\b/gi;

function withoutCode(markdown: string): string {
  return markdown.replace(FENCED, '').replace(/`[^`\n]*`/g, '');
}
