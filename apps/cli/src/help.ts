import type { Command } from 'commander';

const EXAMPLES = [
  ['crownhold replay game.json', 'how a game went, or which rule it broke'],
  ['crownhold score kingdom.txt --variants harmony', 'count what lies on your table'],
  ['crownhold simulate --seats 4 --games 5000', 'what random play is worth'],
] as const;

const OPTIONS = [
  ['--json', 'after any verb: the answer for programs'],
  ['-h, --help', 'this text; after a verb, all about it'],
  ['-V, --version', 'the version'],
] as const;

/** The help of the whole program: verbs first, since that is what one looks for. */
export function programHelp(program: Command): string {
  const groups = Map.groupBy(program.commands, (command) => command.helpGroup());
  const sections = [...groups].map(([title, commands]) =>
    section(
      title,
      commands.map((command) => [command.name(), command.summary()]),
    ),
  );
  return [
    `crownhold: ${program.description()}`,
    'Usage: crownhold <verb> [options]',
    ...sections,
    section('Options', OPTIONS),
    section('Examples', EXAMPLES),
    'Exit codes: 0 all well, 1 bad input, 2 wrong usage.\nRead more: README.md, docs/notation.md\n',
  ].join('\n\n');
}

function section(title: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([term]) => term.length), MIN_TERM);
  return [title, ...rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`)].join('\n');
}

const MIN_TERM = 14;
