import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import { EXAMPLE_LINK } from '../join/verb.ts';
import type { WatchFlags } from './run.ts';

export function addWatch(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('watch')
    .helpGroup(t('help-group-online'))
    .summary(t('help-watch'))
    .description(t('help-watch-about'))
    .argument(`<${t('help-word-link')}>`, t('help-watch-link'));
  addJsonFlag(command, t('help-watch-json'))
    .addHelpText('after', exampleHelp(t, `crownhold watch ${EXAMPLE_LINK}`))
    .action(async (link: string, flags: WatchFlags) => {
      const { watch } = await import('./run.ts');
      done(await watch(link, flags, t));
    });
}
