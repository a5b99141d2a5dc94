import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import { type Done, EXIT } from '../exit-code.ts';
import { integer, list } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { PlayFlags } from '../play/run.ts';

const MAX_SEED = 2 ** 31 - 1;

export function addPlay(program: Command, done: Done, t: Translate): void {
  program
    .command('play')
    .helpGroup(t('help-group-play'))
    .summary(t('help-play'))
    .description(t('help-play'))
    .option(`--players <${t('help-word-list')}>`, t('help-play-players'), list)
    .option('--bot <bot>', t('help-play-bot'), (bot, bots: readonly string[] = []) => [...bots, bot])
    .option(`--variants <${t('help-word-list')}>`, t('help-play-variants'), list)
    .option('--tiebreak <id>', t('help-tiebreak'))
    .option(`--load <${t('help-word-file')}>`, t('help-play-load'))
    .option('--seed <n>', t('help-play-seed'), integer(0, MAX_SEED, t))
    .option('--ascii', t('help-play-ascii'))
    .addHelpText('after', exampleHelp(t, 'crownhold play --players Ann,Bo --bot greedy --variants harmony'))
    .action(async (flags: PlayFlags) => {
      const { play } = await import('../play/run.ts');
      const code = await play(flags, t);
      // Nothing to play on: whoever runs this in a script sees what the program can do.
      if (code === undefined) program.outputHelp();
      done(code ?? EXIT.ok);
    });
}
