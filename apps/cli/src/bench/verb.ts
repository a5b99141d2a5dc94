import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, decimal } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import type { BenchFlags } from './run.ts';

const MIN_SECONDS = 0.05;
const MAX_SECONDS = 3600;

export function addBench(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('bench')
    .helpGroup(t('help-group-hood'))
    .summary(t('help-bench'))
    .description(t('help-bench-about'));
  addSettingFlags(command, t).option('--seconds <n>', t('help-bench-seconds'), decimal(MIN_SECONDS, MAX_SECONDS, t), 2);
  addJsonFlag(command, t('help-bench-json'))
    .addHelpText('after', exampleHelp(t, 'crownhold bench --seats 4 --seconds 5'))
    .action(async (flags: BenchFlags) => {
      const { bench } = await import('./run.ts');
      done(bench(flags, t));
    });
}
