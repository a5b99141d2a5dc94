import process from 'node:process';
import { findLanguage, LANGUAGES, type Translate } from '@crownhold/i18n';
import { Command, InvalidArgumentError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { addArena } from './arena/verb.ts';
import { addBench } from './bench/verb.ts';
import { addBot } from './bot/verb.ts';
import { addEngine } from './engine/verb.ts';
import type { Done } from './exit-code.ts';
import { languageHelp, programHelp, verbHelp } from './help.ts';
import { addHost } from './host/verb.ts';
import { addJoin } from './join/verb.ts';
import { addOperate } from './operate/verb.ts';
import { addPerft } from './perft/verb.ts';
import { withPlainSpaces } from './plain-text.ts';
import { addPlay } from './play/verb.ts';
import { addPrint } from './print/verb.ts';
import { addReplay } from './replay/verb.ts';
import { addScore } from './score/verb.ts';
import { addServe } from './serve/verb.ts';
import { addShow } from './show/verb.ts';
import { addSimulate } from './simulate/verb.ts';
import { addTables } from './tables/verb.ts';
import { addToken } from './token/verb.ts';
import { addVerify } from './verify/verb.ts';
import { addWatch } from './watch/verb.ts';
import { addWorker } from './worker/verb.ts';

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
    addServe,
    addWorker,
    addHost,
    addJoin,
    addTables,
    addWatch,
    addBot,
    addToken,
    addOperate,
    addReplay,
    addShow,
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
