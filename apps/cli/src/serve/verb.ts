import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { ServeFlags } from './run.ts';

const MAX_PORT = 65_535;

export function addServe(program: Command, done: Done, t: Translate): void {
  program
    .command('serve')
    .helpGroup(t('help-group-online'))
    .summary(t('help-serve'))
    .description(t('help-serve-about'))
    .option('--port <n>', t('help-serve-port'), integer(0, MAX_PORT, t))
    .option(`--host <${t('help-word-address')}>`, t('help-serve-host'))
    .option(`--site <${t('help-word-folder')}>`, t('help-serve-site'))
    .addHelpText('after', exampleHelp(t, 'crownhold serve --port 8080'))
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('./run.ts');
      done(await serve(flags));
    });
}
