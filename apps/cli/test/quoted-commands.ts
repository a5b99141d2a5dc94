/** A command line that a document quotes. */
export interface QuotedCommand {
  /** Without the name of the program, as a shell would be given it. */
  readonly text: string;
  /** In the middle of a sentence, where arguments may be left out. */
  readonly isInline: boolean;
}

const FENCE = /^```.*?\n(.*?)^```$/gms;
const INLINE = /`(?:npm exec -- )?crownhold( [^`]*)?`/g;
/** Behind a prompt or none; a comment, a here-document and the like are for the shell. */
const LINE = /^(?:\$ )?(?:npm exec -- )?crownhold( .*?)?(?:\s+(?:#|<<|\||>).*)?$/;
/** What the engine says of itself. */
const GREETING = /^\S+ protocol \d+$/;

/** Every call of the program in a document: lines of code blocks, and code within sentences. */
export function quotedCommands(markdown: string): readonly QuotedCommand[] {
  const blocks = [...markdown.matchAll(FENCE)].flatMap(([, body]) => body!.split('\n'));
  const lines = blocks.flatMap((line) => {
    const found = LINE.exec(line);
    return found ? [{ text: (found[1] ?? '').trim(), isInline: false }] : [];
  });
  const inline = [...markdown.replace(FENCE, '').matchAll(INLINE)].map(([, text = '']) => ({
    text: text.trim(),
    isInline: true,
  }));
  return [...lines, ...inline].filter(({ text }) => !GREETING.test(text));
}
