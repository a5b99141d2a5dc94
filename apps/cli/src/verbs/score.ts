import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, list } from '../flags.ts';
import { STDIN } from '../input.ts';
import type { ScoreFlags } from '../score/run.ts';

const FORMAT = `
A kingdom is written as rows of squares from the top down: the initial of a terrain (wheat, forest,
lake, grass, swamp, mine) with its crowns, C for the castle, . for nothing. Empty lines and lines
that begin with # do not count; a line --- stands between the kingdoms of different players. JSON
will do as well: { "kingdom": ["w1 C f", …] } or { "squares": [{ "x", "y", "terrain", "crowns" }] }.

Example:
  printf '%s\\n' 'w1 w f1' 'w C f' '. l .' > mine.txt
  crownhold score mine.txt --variants harmony,middle-kingdom`;

export function addScore(program: Command, done: Done): void {
  const command = program
    .command('score')
    .helpGroup('Look at a game')
    .summary('count the points of kingdoms from a physical table')
    .description('Counts Kingdomino kingdoms as they lie on your table, territory by territory.')
    .argument('[file]', 'the kingdoms; - is standard input', STDIN)
    .option('--variants <list>', 'middle-kingdom, harmony, mighty-duel, with commas between', list)
    .option('--tiebreak <id>', 'territory-then-crowns or crowns');
  addJsonFlag(command, 'the result as one line of JSON')
    .addHelpText('after', FORMAT)
    .action(async (file: string, flags: ScoreFlags) => {
      const { score } = await import('../score/run.ts');
      done(await score(file, flags));
    });
}
