import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addOptionFlags, integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { HostFlags } from './run.ts';

const LEAST_SECONDS = 10;
const MOST_SECONDS = 14 * 24 * 60 * 60;

export function addHost(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('host')
    .helpGroup(t('help-group-online'))
    .summary(t('help-host'))
    .description(t('help-host-about'))
    .argument(`[${t('help-word-game')}]`, t('help-game'), 'kingdomino')
    .option('--server <url>', t('help-host-server'), 'http://localhost:8080')
    .option('--seats <n>', t('help-seats'), integer(1, 8, t), 2)
    .option(`--name <${t('help-word-name')}>`, t('help-join-name'))
    .option('--bot <bot>', t('help-host-bot'), (bot, bots: readonly string[] = []) => [...bots, bot])
    .option('--clock <n>', t('help-host-clock'), integer(LEAST_SECONDS, MOST_SECONDS, t))
    .option('--public', t('help-host-public'));
  addJsonFlag(addOptionFlags(command, t), t('help-host-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold host duel', 'crownhold host --seats 3 --bot miller --clock 120'))
    .action(async (game: string, flags: HostFlags) => {
      const { host } = await import('./run.ts');
      done(await host(game, flags, t));
    });
}
