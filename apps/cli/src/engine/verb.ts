import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { exampleHelp } from '../help.ts';

export function addEngine(program: Command, done: Done, t: Translate): void {
  program
    .command('engine')
    .helpGroup(t('help-group-hood'))
    .summary(t('help-engine'))
    .description(t('help-engine'))
    .addHelpText('after', `${exampleHelp(t, "printf 'hello\\n' | crownhold engine")}\n\ndocs/engine.md`)
    .action(async () => {
      const { runEngine } = await import('./run.ts');
      done(await runEngine());
    });
}
