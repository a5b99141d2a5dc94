import type { Translate } from '@crownhold/i18n';
import { type Command, Option } from 'commander';
import type { Done } from '../exit-code.ts';
import { addJsonFlag, addOptionFlags, integer } from '../flags.ts';
import { exampleHelp } from '../help.ts';
import { PAIRINGS } from './pairing.ts';
import type { ArenaFlags } from './run.ts';

const MAX_GAMES = 10_000_000;
const MAX_SEED = 2 ** 32 - 1;
const MAX_MOVETIME_MS = 3_600_000;
const MAX_NODES = 1_000_000_000;
const MAX_THREADS = 256;
const MAX_FILES = 10_000;
const MAX_ELO = 1000;
const EXAMPLES = [
  'crownhold arena --bot mason --bot miller --games 1000',
  'crownhold arena --bot tree:400n --bot search:400n --sprt 0 10 --games 20000',
  'crownhold arena --bot mce-fg:50ms --bot fg --seats 4 --variants harmony,middle-kingdom --file run.jsonl',
  'crownhold arena --bot "python3 examples/python/compact.py" --bot miller --save games',
];

/** Two differences in Elo's scale, the lower first. */
function isSprt(claims: readonly number[]): boolean {
  const [low, high] = claims;
  return claims.length === 2 && claims.every((elo) => Math.abs(elo) <= MAX_ELO) && low! < high!;
}

export function addArena(program: Command, done: Done, t: Translate): void {
  const command = program
    .command('arena')
    .helpGroup(t('help-group-many'))
    .summary(t('help-arena'))
    .description(t('help-arena-about'))
    .option('--bot <bot>', t('help-arena-bot'), (bot, bots: readonly string[] = []) => [...bots, bot])
    .option('--game <id>', t('help-game'), 'kingdomino')
    .option('--seats <n>', t('help-arena-seats'), integer(1, 8, t));
  addOptionFlags(command, t)
    .option('--games <n>', t('help-arena-games'), integer(1, MAX_GAMES, t), 400)
    .option('--seed <n>', t('help-arena-seed'), integer(0, MAX_SEED, t), 1)
    .option('--movetime <ms>', t('help-arena-movetime'), integer(1, MAX_MOVETIME_MS, t))
    .addOption(
      new Option('--nodes <n>', t('help-arena-nodes')).argParser(integer(1, MAX_NODES, t)).conflicts('movetime'),
    )
    .option('--threads <n>', t('help-arena-threads'), integer(1, MAX_THREADS, t))
    .option('--grace <ms>', t('help-arena-grace'), integer(1, MAX_MOVETIME_MS, t), 5000)
    .option('--strict', t('help-arena-strict'))
    .option('--sprt <elo...>', t('help-arena-sprt'))
    .addOption(new Option('--pairing <id>', t('help-arena-pairing')).choices([...PAIRINGS]))
    .option(`--file <${t('help-word-file')}>`, t('help-arena-file'))
    .option(`--save <${t('help-word-folder')}>`, t('help-arena-save', { max: String(MAX_FILES) }));
  addJsonFlag(command, t('help-arena-json'))
    .addHelpText('after', `${exampleHelp(t, ...EXAMPLES)}\n\ndocs/arena.md`)
    .action(async ({ sprt: claims, ...given }: Omit<ArenaFlags, 'sprt'> & { readonly sprt?: readonly string[] }) => {
      const sprt = claims?.map(Number);
      if (sprt && !isSprt(sprt)) command.error(t('usage-sprt'));
      const flags: ArenaFlags = { ...given, ...(sprt && { sprt }) };
      if (flags.save !== undefined && flags.games > MAX_FILES) {
        command.error(t('usage-too-many-saved', { max: String(MAX_FILES) }));
      }
      const { arena } = await import('./run.ts');
      done(await arena(flags, t));
    });
}
