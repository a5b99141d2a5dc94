import { type SourceText, textsIn } from './source-text.ts';

/** Where a text may stand in a source all the same, and why. */
const ALLOWED: readonly ((text: SourceText, file: string) => boolean)[] = [
  // A bug of ours is told to us, in English.
  ({ callee }) => /(?:^|\.)\w*Error$/.test(callee ?? ''),
  // What one types, keys and JSON included, is the same in every language.
  ({ callee }) => callee === 'exampleHelp',
  ({ text }) => text.startsWith('crownhold ') || text.startsWith('{ "') || text.length === 1,
  // Of the attributes of an element only these are read or heard; the others are names, numbers and paths.
  ({ attribute }) =>
    attribute !== undefined && !/^(?:aria-label|aria-description|alt|label|placeholder|title)$/.test(attribute),
  // A selector names elements, a media query a device.
  ({ callee }) => /(?:\.(?:closest|matches|querySelector(?:All)?)|matchMedia)$/.test(callee ?? ''),
  // The style page shows letters of several languages at once, to those who draw.
  (_, file) => /^apps\/web\/src\/screens\/(?:\w+\/)?style-/.test(file),
  // What the keys of a keyboard type is no text.
  (_, file) => file === 'apps/cli/src/play/keyboard-layouts.ts',
  // Programs speak a protocol with each other, and its words are fixed.
  (_, file) => /^apps\/cli\/src\/(?:engine\/|bots\/outside\.ts$)/.test(file),
  (_, file) => /^apps\/server\/src\/(?:site\/headers|ws\/socket-server|push\/message-encryption)\.ts$/.test(file),
  // Questions to a database.
  ({ text }, file) =>
    /^apps\/server\/src\/(?:store|jobs)\//.test(file) &&
    /^\s*(?:BEGIN|CREATE|DELETE|INSERT|PRAGMA|SELECT|SET|SHOW|UPDATE|WHERE|WITH|coalesce|json_\w+)\b/.test(text),
  // What Prometheus shows beside a figure.
  (_, file) => file === 'apps/server/src/operation/metrics.ts',
];

const WORD = /^["'«„“(]*\p{L}{2,}["'»“”).,:;!?…]*$/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Texts of a source that look as if they were meant for people, as `file:line: text`. */
export function hardCodedTexts(source: string, file: string): readonly string[] {
  return textsIn(source, file)
    .filter(({ text }) => CYRILLIC.test(text) || wordsIn(text) > 1)
    .filter((text) => !ALLOWED.some((isAllowed) => isAllowed(text, file)))
    .map(({ line, text }) => `${file}:${line}: ${text.replaceAll('\0', '…')}`);
}

function wordsIn(text: string): number {
  return text.split(/[\s\0]+/).filter((piece) => WORD.test(piece)).length;
}
