import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';

export function addVerify(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('verify')
    .helpGroup(t('help-group-look'))
    .summary(t('help-verify'))
    .description(t('help-verify-about'))
    .argument(`<${t('help-word-file')}...>`, t('help-verify-files'));
  addJsonFlag(command, t('help-verify-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold verify game.json', 'crownhold verify --json games/*.json'))
    .action(async (files: readonly string[], { json = false }: { json?: boolean }) => {
      const { verifyFiles } = await import('./run.ts');
      done(await verifyFiles(files, json, t));
    });
}
