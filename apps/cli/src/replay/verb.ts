import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag } from '../flags.ts';
import { exampleHelp } from '../help.ts';

export function addReplay(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('replay')
    .helpGroup(t('help-group-look'))
    .summary(t('help-replay'))
    .description(t('help-replay-about'))
    .argument(`<${t('help-word-file')}...>`, t('help-replay-files'));
  addJsonFlag(command, t('help-replay-json'))
    .addHelpText(
      'after',
      exampleHelp(t, 'crownhold replay game.json', 'crownhold replay --json games/*.json > games.ndjson'),
    )
    .action(async (files: readonly string[], { json = false }: { json?: boolean }) => {
      const { replayFiles } = await import('./run.ts');
      done(await replayFiles(files, json, t));
    });
}
