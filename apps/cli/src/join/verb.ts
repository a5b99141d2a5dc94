import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import { type Done, EXIT } from '../exit-code.ts';
import { exampleHelp } from '../help.ts';
import type { JoinFlags } from './run.ts';

export const EXAMPLE_LINK = 'http://192.168.1.20:8080/table/0123456789abcdef';

export function addJoin(program: Command, done: Done, t: Translate): void {
  program
    .command('join')
    .helpGroup(t('help-group-online'))
    .summary(t('help-join'))
    .description(t('help-join-about'))
    .argument(`<${t('help-word-link')}>`, t('help-join-link'))
    .option(`--name <${t('help-word-name')}>`, t('help-join-name'))
    .option('--server <url>', t('help-join-server'), 'http://localhost:8080')
    .option('--ascii', t('help-play-ascii'))
    .addHelpText('after', exampleHelp(t, `crownhold join ${EXAMPLE_LINK}`, 'crownhold join KEM-TAX'))
    .action(async (link: string, flags: JoinFlags) => {
      const { join } = await import('./run.ts');
      const code = await join(link, flags, t);
      if (code === undefined) program.outputHelp();
      done(code ?? EXIT.ok);
    });
}
