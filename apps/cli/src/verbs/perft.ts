import { type Command, Option } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, integer } from '../flags.ts';
import type { PerftFlags } from '../perft/run.ts';

const MAX_DEPTH = 1000;

export function addPerft(program: Command, done: Done): void {
  const command = program
    .command('perft')
    .helpGroup('Look under the hood')
    .summary('count all ways to go on, to compare two engines')
    .description(
      'Counts the ways to go on for exactly so many steps, chance included: engines that agree ' +
        'on such counts agree on the rules. A game that ends earlier counts nothing.',
    );
  addSettingFlags(command)
    .requiredOption('--depth <n>', 'how many steps', integer(1, MAX_DEPTH))
    .addOption(
      new Option('--record <file>', 'count from the end of a record; - is standard input').conflicts([
        'game',
        'seats',
        'variants',
        'tiebreak',
      ]),
    )
    .option('--divide', 'split the count by the first step');
  addJsonFlag(command, 'the counts as one line of JSON')
    .addHelpText(
      'after',
      '\nExample:\n  crownhold perft --seats 2 --depth 3\n  crownhold perft --record game.json --depth 2 --divide',
    )
    .action(async (flags: PerftFlags) => {
      const { countNodes } = await import('../perft/run.ts');
      done(await countNodes(flags));
    });
}
