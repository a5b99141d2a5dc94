import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { TablesFlags } from './run.ts';

export function addTables(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('tables')
    .helpGroup(t('help-group-online'))
    .summary(t('help-tables'))
    .description(t('help-tables-about'))
    .option('--server <url>', t('help-host-server'), 'http://localhost:8080');
  addJsonFlag(command, t('help-tables-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold tables'))
    .action(async (flags: TablesFlags) => {
      const { tables } = await import('./run.ts');
      done(await tables(flags, t));
    });
}
