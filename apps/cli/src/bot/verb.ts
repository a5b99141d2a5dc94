import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import { EXAMPLE_LINK } from '../join/verb.ts';
import type { BotFlags } from './run.ts';

const MAX_MOVETIME_MS = 3_600_000;

export function addBot(program: Command, done: Done, t: Translate): void {
  program
    .command('bot')
    .helpGroup(t('help-group-online'))
    .summary(t('help-bot'))
    .description(t('help-bot-about'))
    .argument(`<${t('help-word-program')}...>`, t('help-bot-program'))
    .requiredOption(`--table <${t('help-word-link')}>`, t('help-join-link'))
    .option(`--name <${t('help-word-name')}>`, t('help-join-name'))
    .option('--movetime <ms>', t('help-bot-movetime'), integer(1, MAX_MOVETIME_MS, t), 1000)
    .addHelpText('after', exampleHelp(t, `crownhold bot --table ${EXAMPLE_LINK} -- python3 examples/python/compact.py`))
    .action(async (words: readonly string[], flags: BotFlags) => {
      const { playBot } = await import('./run.ts');
      done(await playBot(words, flags, t));
    });
}
