import type { Translate } from '@crownhold/i18n';
import { type Command, Option } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { PerftFlags } from './run.ts';

const MAX_DEPTH = 1000;

export function addPerft(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('perft')
    .helpGroup(t('help-group-hood'))
    .summary(t('help-perft'))
    .description(t('help-perft-about'));
  const record = new Option(`--record <${t('help-word-file')}>`, t('help-perft-record'));
  addSettingFlags(command, t)
    .requiredOption('--depth <n>', t('help-perft-depth'), integer(1, MAX_DEPTH, t))
    .addOption(record.conflicts(['game', 'seats', 'variants', 'tiebreak', 'spellbook', 'first']))
    .option('--divide', t('help-perft-divide'));
  addJsonFlag(command, t('help-perft-json'))
    .addHelpText(
      'after',
      exampleHelp(t, 'crownhold perft --seats 2 --depth 3', 'crownhold perft --record game.json --depth 2 --divide'),
    )
    .action(async (flags: PerftFlags) => {
      const { countNodes } = await import('./run.ts');
      done(await countNodes(flags, t));
    });
}
