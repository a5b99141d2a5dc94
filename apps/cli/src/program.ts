import process from 'node:process';
import { findLanguage, LANGUAGES, type Translate } from '@crownhold/i18n';
import { Command, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { Done } from './exit-code.ts';
import { languageHelp, programHelp, verbHelp } from './help.ts';
import { withPlainSpaces } from './plain-text.ts';
import { addArena } from './verbs/arena.ts';
import { addBench } from './verbs/bench.ts';
import { addEngine } from './verbs/engine.ts';
import { addPerft } from './verbs/perft.ts';
import { addPlay } from './verbs/play.ts';
import { addPrint } from './verbs/print.ts';
import { addReplay } from './verbs/replay.ts';
import { addScore } from './verbs/score.ts';
import { addSimulate } from './verbs/simulate.ts';
import { addVerify } from './verbs/verify.ts';

/** The command line. A verb loads what it needs only when it is called, so that help comes at once. */
export function createProgram(done: Done, t: Translate): Command {
  const program = new Command('crownhold')
    .description(t('help-about'))
    .version(manifest.version)
    .helpOption('-h, --help', t('help-help'))
    .helpCommand('help [verb]', t('help-help'))
    .configureHelp(verbHelp(t))
    // Thrown instead of ending the process, so that `main` alone says what is wrong and decides on the exit code.
    .exitOverride()
    .configureOutput({ outputError: () => undefined, writeOut: (text) => process.stdout.write(withPlainSpaces(text)) })
    // `main` has read it before; here it is only checked.
    .option(`--lang <${t('help-word-lang')}>`, languageHelp(t), (text) => {
      const language = findLanguage(text);
      if (language) return language;
      throw new InvalidArgumentError(t('usage-language', { languages: LANGUAGES.join(', ') }));
    });
  program.helpInformation = () => programHelp(program, t);
  for (const addVerb of [
    addPlay,
    addPrint,
    addReplay,
    addVerify,
    addScore,
    addSimulate,
    addArena,
    addPerft,
    addBench,
    addEngine,
  ])
    addVerb(program, done, t);
  return program;
}
