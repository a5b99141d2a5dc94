import type { Translate } from '@crownhold/i18n';
import type { Command } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, list } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import { STDIN } from '../input.ts';
import type { ScoreFlags } from './run.ts';

const VARIANTS = 'middle-kingdom,harmony,mighty-duel';
const JSON_FORMS = {
  rows: '{ "kingdom": ["w1 C f", …] }',
  squares: '{ "squares": [{ "x", "y", "terrain", "crowns" }, …] }',
  map: '{ "map": ["d1 d . . s s1 .", …], "domains": "dot" }',
  sheet: '{ "kingdoms": ["b rgbygvrnb", …], "blots": 3, "places": { "blue": 4 } }',
};

export function addScore(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('score')
    .helpGroup(t('help-group-look'))
    .summary(t('help-score'))
    .description(t('help-score-about'))
    .argument(`[${t('help-word-file')}]`, t('help-score-file'), STDIN)
    .option('--game <id>', t('help-game'), 'kingdomino')
    .option(`--variants <${t('help-word-list')}>`, t('help-variants', { example: VARIANTS }), list)
    .option('--tiebreak <id>', t('help-tiebreak'));
  const example = exampleHelp(
    t,
    "printf '%s\\n' 'w1 w f1' 'w C f' '. l .' > mine.txt",
    'crownhold score mine.txt --variants harmony,middle-kingdom',
  );
  addJsonFlag(command, t('help-score-json'))
    .addHelpText('after', `\n${t('help-score-format', JSON_FORMS)}\n${example}`)
    .action(async (file: string, flags: ScoreFlags) => {
      const { score } = await import('./run.ts');
      done(await score(file, flags, t));
    });
}
