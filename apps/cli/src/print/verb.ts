import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { exampleHelp } from '../help.ts';
import type { PrintFlags } from './run.ts';

export function addPrint(program: Command, done: Done, t: Translate): void {
  program
    .command('print')
    .helpGroup(t('help-group-play'))
    .summary(t('help-print'))
    .description(t('help-print-about'))
    .argument(`<${t('help-word-game')}>`, t('help-print-game'))
    .option(`--out <${t('help-word-file')}>`, t('help-print-out'))
    .addHelpText(
      'after',
      exampleHelp(t, 'crownhold print colours --out sheet.html', 'crownhold print duel --out sheet.html'),
    )
    .action(async (game: string, flags: PrintFlags) => {
      const { printSheet } = await import('./run.ts');
      done(printSheet(game, flags, t));
    });
}
