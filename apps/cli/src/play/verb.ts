import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import { type Done, EXIT } from '../exit-code.ts';
import { addOptionFlags, integer, list } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { PlayFlags } from './run.ts';

const MAX_SEED = 2 ** 31 - 1;

export function addPlay(program: Command, done: Done, t: Translate): void {
  const examples = [
    `crownhold play --players ${t('help-two-names')} --bot miller --variants harmony`,
    `crownhold play duel --players ${t('help-one-name')} --bot knight`,
  ];
  const command = program
    .command('play')
    .helpGroup(t('help-group-play'))
    .summary(t('help-play'))
    .description(t('help-play'))
    .argument(`[${t('help-word-game')}]`, t('help-play-game'))
    .option(`--players <${t('help-word-list')}>`, t('help-play-players'), list)
    .option('--bot <bot>', t('help-play-bot'), (bot, bots: readonly string[] = []) => [...bots, bot]);
  addOptionFlags(command, t)
    .option(`--load <${t('help-word-file')}>`, t('help-play-load'))
    .option('--seed <n>', t('help-play-seed'), integer(0, MAX_SEED, t))
    .option('--ascii', t('help-play-ascii'))
    .addHelpText('after', exampleHelp(t, ...examples))
    .action(async (game: string | undefined, flags: PlayFlags) => {
      const { play } = await import('./run.ts');
      const code = await play(game, flags, t);
      // Nothing to play on: whoever runs this in a script sees what the program can do.
      if (code === undefined) program.outputHelp();
      done(code ?? EXIT.ok);
    });
}
