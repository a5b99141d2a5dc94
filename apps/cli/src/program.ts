import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { Done } from './exit-code.ts';
import { programHelp } from './help.ts';
import { addBench } from './verbs/bench.ts';
import { addPerft } from './verbs/perft.ts';
import { addReplay } from './verbs/replay.ts';
import { addScore } from './verbs/score.ts';
import { addSimulate } from './verbs/simulate.ts';

/** The command line. A verb loads what it needs only when it is called, so that help comes at once. */
export function createProgram(done: Done): Command {
  const program = new Command('crownhold')
    .description('board games with exact rules, in your terminal.')
    .version(manifest.version)
    // Thrown instead of ending the process, so that `main` alone decides on the exit code.
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'crownhold: ')) })
    .showHelpAfterError('Help: crownhold --help, or crownhold <verb> --help');
  program.helpInformation = () => programHelp(program);
  for (const addVerb of [addReplay, addScore, addSimulate, addPerft, addBench]) addVerb(program, done);
  return program;
}
