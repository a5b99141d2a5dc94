import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { SimulateFlags } from './run.ts';

const MAX_GAMES = 100_000_000;
const MAX_FILES = 10_000;
const MAX_SEED = 2 ** 32 - 1;

export function addSimulate(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('simulate')
    .helpGroup(t('help-group-many'))
    .summary(t('help-simulate'))
    .description(t('help-simulate-about'));
  addSettingFlags(command, t)
    .option('--games <n>', t('help-simulate-games'), integer(1, MAX_GAMES, t), 1000)
    .option('--seed <n>', t('help-simulate-seed'), integer(0, MAX_SEED, t), 1)
    .option(`--out <${t('help-word-folder')}>`, t('help-simulate-out', { max: String(MAX_FILES) }));
  addJsonFlag(command, t('help-simulate-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold simulate --seats 4 --variants harmony --games 5000 --seed 7'))
    .action(async (flags: SimulateFlags) => {
      if (flags.out !== undefined && flags.games > MAX_FILES) {
        command.error(t('usage-too-many-files', { max: String(MAX_FILES) }));
      }
      const { simulate } = await import('./run.ts');
      done(simulate(flags, t));
    });
}
