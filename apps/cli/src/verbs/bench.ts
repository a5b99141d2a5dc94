import type { Command } from 'commander';
import type { BenchFlags } from '../bench/run.ts';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, decimal } from '../flags.ts';

const MIN_SECONDS = 0.05;
const MAX_SECONDS = 3600;

export function addBench(program: Command, done: Done): void {
  const command = program
    .command('bench')
    .helpGroup('Look under the hood')
    .summary('measure how fast the rules run on this machine')
    .description(
      'Measures random games a second, the cost of copying a state, and whether memory grows. ' +
        'Several short slices: noise moves their median little, and cannot improve their best.',
    );
  addSettingFlags(command).option('--seconds <n>', 'how long to measure', decimal(MIN_SECONDS, MAX_SECONDS), 2);
  addJsonFlag(command, 'the figures as one line of JSON')
    .addHelpText('after', '\nExample:\n  crownhold bench --seats 4 --seconds 5')
    .action(async (flags: BenchFlags) => {
      const { bench } = await import('../bench/run.ts');
      done(bench(flags));
    });
}
