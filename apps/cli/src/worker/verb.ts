import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { exampleHelp } from '../help.ts';

export function addWorker(program: Command, done: Done, t: Translate): void {
  program
    .command('worker')
    .helpGroup(t('help-group-online'))
    .summary(t('help-worker'))
    .description(t('help-worker-about'))
    .addHelpText('after', exampleHelp(t, 'crownhold worker'))
    .action(async () => {
      const { work } = await import('./run.ts');
      done(await work());
    });
}
