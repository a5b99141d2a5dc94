import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { ShowFlags } from './run.ts';

const MAX_STEPS = 1_000_000_000;

export function addShow(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('show')
    .helpGroup(t('help-group-look'))
    .summary(t('help-show'))
    .description(t('help-show-about'))
    .argument(`<${t('help-word-file')}>`, t('help-show-file'))
    .option('--at <n>', t('help-show-at'), integer(0, MAX_STEPS, t));
  addJsonFlag(command, t('help-show-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold show game.json --at 40', 'crownhold show --json - < game.json'))
    .action(async (file: string, flags: ShowFlags) => {
      const { show } = await import('./run.ts');
      done(await show(file, flags, t));
    });
}
