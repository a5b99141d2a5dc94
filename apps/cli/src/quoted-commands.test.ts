import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatorFor } from '@crownhold/i18n/every-language';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { quotedCommands } from '../test/quoted-commands.ts';
import { splitWords } from './bots/command-line.ts';
import { createProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: ROOT });
const PLACEHOLDER = /^[A-Z]+…?$|^…$/;

/** Why the program would not even begin; `undefined` if it would. */
async function usageProblem(text: string, isInline: boolean): Promise<string | undefined> {
  const program = createProgram(() => undefined, translatorFor('en'));
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined, outputError: () => undefined });
    if (command !== program) command.action(() => undefined);
  }
  const words = splitWords(text);
  if (!words) return 'cannot be parted into words';
  try {
    await program.parseAsync(isInline ? words.filter((word) => !PLACEHOLDER.test(word)) : [...words], { from: 'user' });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isPartial =
      error.code === 'commander.missingArgument' || error.code === 'commander.missingMandatoryOptionValue';
    return error.exitCode === 0 || (isInline && isPartial) ? undefined : error.message;
  }
}

describe('a command line that a document quotes', () => {
  const quoted = DOCUMENTS.flatMap((file) =>
    quotedCommands(readFileSync(join(ROOT, file), 'utf8')).map((command) => ({ file, ...command })),
  );

  it('is found in many of them', () => {
    expect(new Set(quoted.map(({ file }) => file)).size).toBeGreaterThan(5);
    expect(quoted.filter(({ isInline }) => !isInline).length).toBeGreaterThan(20);
  });

  it.each(quoted)('$file: crownhold $text', async ({ text, isInline }) => {
    expect(await usageProblem(text, isInline)).toBeUndefined();
  });

  it.each([
    ['reply game.json', false],
    ['play --opponents Ann', false],
    ['play --bot', true],
    ['replay', false],
    ['simulate --seats two', false],
    ['print colours --lang de', false],
  ])('is not crownhold %s', async (text, isInline) => {
    expect(await usageProblem(text, isInline)).toBeDefined();
  });
});

it('finds calls in code blocks and in sentences', () => {
  const text = [
    'Run `crownhold play --bot queen` or `npm start`.',
    '```',
    "$ npm exec -- crownhold score --game duel <<'END'",
    'crownhold: a sentence',
    'crownhold 0.1.0 protocol 1',
    'crownhold play   # a comment',
    '```',
    '`crownhold`',
  ].join('\n');
  expect(quotedCommands(text)).toEqual([
    { text: 'score --game duel', isInline: false },
    { text: 'play', isInline: false },
    { text: 'play --bot queen', isInline: true },
    { text: '', isInline: true },
  ]);
});
