import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { createProgram } from './program.ts';
import { sentenceOf } from './sentences.ts';
import { complain } from './terminal.ts';

/** Runs the program; the one place where its errors end. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const program = createProgram((outcome) => {
    code = outcome;
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return await judge(error);
  }
}

async function judge(error: unknown): Promise<ExitCode> {
  // Commander has said what is wrong already; help and version end this way too.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const { worldRefusal } = await import('./world.ts');
  const refusal = worldRefusal(error);
  if (refusal) complain(sentenceOf(refusal));
  else complain(`this is a bug, please report it with what you did:\n${stackOf(error)}`);
  return EXIT.bad;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
