import process from 'node:process';
import { findLanguage, refusalText, type Translate } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { languageOf, takeLanguage } from './language.ts';
import { plainText } from './plain-text.ts';
import { createProgram } from './program.ts';
import { refusalJson } from './refusal-json.ts';
import { complain, guardOutput, printJson } from './terminal.ts';

/** Runs the program; the one place where its errors end. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  const t = translatorFor(languageOf(argv, process.env));
  guardOutput(t);
  let code: ExitCode = EXIT.ok;
  const done = (outcome: ExitCode) => {
    code = outcome;
  };
  const program = createProgram(done, t);
  try {
    const { rest, named } = takeLanguage(argv);
    // A language that nobody speaks here is for the program to complain of.
    const isSpoken = named === undefined || findLanguage(named) !== undefined;
    if (rest.length === 0 && isSpoken) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return await judge(error, argv.includes('--json'), t);
  }
}

async function judge(error: unknown, isJson: boolean, t: Translate): Promise<ExitCode> {
  if (error instanceof CommanderError) {
    // Help and version end this way too; help about a verb that is not there, with another code.
    if (error.exitCode === 0) return EXIT.ok;
    if (error.code === 'commander.help') return EXIT.usage;
    const { usageJson, usageText } = await import('./usage-text.ts');
    if (isJson) printJson({ ok: false, ...usageJson(t, error) });
    else complain(`${usageText(t, error)}\n${t('usage-hint')}`);
    return EXIT.usage;
  }
  const { worldRefusal } = await import('./world.ts');
  const refusal = worldRefusal(error);
  if (refusal && isJson) printJson({ ok: false, ...refusalJson(refusal, t) });
  else if (refusal) complain(refusalText(t, refusal, plainText));
  else complain(`${t('world-bug')}\n${stackOf(error)}`);
  return EXIT.bad;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
