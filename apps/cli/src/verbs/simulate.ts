import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addSettingFlags, integer } from '../flags.ts';
import type { SimulateFlags } from '../simulate/run.ts';

const MAX_GAMES = 100_000_000;
const MAX_FILES = 10_000;
const MAX_SEED = 2 ** 32 - 1;

export function addSimulate(program: Command, done: Done): void {
  const command = program
    .command('simulate')
    .helpGroup('Play many games')
    .summary('play random games and show their statistics')
    .description(
      'Plays random games and shows points and victories by seat; a shared victory is split. ' +
        'The same seed plays the same games.',
    );
  addSettingFlags(command)
    .option('--games <n>', 'how many', integer(1, MAX_GAMES), 1000)
    .option('--seed <n>', 'where chance begins', integer(0, MAX_SEED), 1)
    .option('--out <folder>', `also write each game as a record, at most ${MAX_FILES}`);
  addJsonFlag(command, 'one line of JSON; all but "speed" depends on the seed alone')
    .addHelpText('after', '\nExample:\n  crownhold simulate --seats 4 --variants harmony --games 5000 --seed 7')
    .action(async (flags: SimulateFlags) => {
      if (flags.out !== undefined && flags.games > MAX_FILES) {
        command.error(`error: with --out there can be at most ${MAX_FILES} games.`);
      }
      const { simulate } = await import('../simulate/run.ts');
      done(simulate(flags));
    });
}
