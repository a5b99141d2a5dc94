import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../command.ts';
import { ROOT } from '../repository.ts';
import { callArena } from './arena.ts';
import type { Claim } from './claim.ts';

const GAMES = ['kingdomino', 'duel', 'colours'];
const GAMES_EACH = 1000;
const SURVEYED_GAMES = 100;

/** What turn-list-survey.ts of the command line counts. */
interface Survey {
  readonly game: string;
  readonly lists: number;
  readonly cut: number;
  readonly median: number;
  readonly longest: number;
  readonly uncut: readonly number[];
}

export const outsideBot: Claim = {
  name: 'outside-bot',
  says:
    'The bot that docs/engine.md shows, a Python program that knows no rules and plays the first turn of the list, plays 1,000 ' +
    'games of each game against a random bot without a fault.',
  async run({ seed, progress }) {
    const folder = mkdtempSync(join(tmpdir(), 'crownhold-prove-'));
    try {
      const file = join(folder, 'documented.py');
      writeFileSync(file, documentedBot());
      const counts: Record<string, number | string> = {};
      let ok = true;
      for (const game of GAMES) {
        const settings = { game, games: GAMES_EACH, seed, movetime: 1000, grace: 60_000 };
        const report = await callArena([`python3 ${file}`, 'random'], settings);
        if (typeof report === 'string') return { ok: false, counts, notes: report };
        const [bot] = report.bots;
        counts[`${game}: games`] = report.games;
        counts[`${game}: turns of the bot`] = bot.turns;
        counts[`${game}: faults`] = bot.forfeits;
        progress(`${game}: ${bot.turns} turns, ${bot.forfeits} faults`);
        ok &&= report.games === GAMES_EACH && bot.forfeits === 0;
      }
      for (const survey of await surveyTurnLists(seed)) Object.assign(counts, surveyCounts(survey));
      return { ok, counts, notes: NOTES };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

const NOTES = `The lists are those of ${SURVEYED_GAMES} games of each game for two players, both of which play any turn of the list. A list is
cut at 20,000 turns; the first ten that were cut are counted on to 200,000.`;

function documentedBot(): string {
  const [, program] = /^```python\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, 'docs/engine.md'), 'utf8'))!;
  return program!;
}

async function surveyTurnLists(seed: number): Promise<readonly Survey[]> {
  // No script imports an app, so this one is called like a program.
  const call = `const { surveyTurnLists } = await import('./apps/cli/src/engine/turn-list-survey.ts');
    process.stdout.write(JSON.stringify(surveyTurnLists(${SURVEYED_GAMES}, ${seed})));`;
  const { ok, output } = await runCommand([process.execPath, '--input-type=module', '--eval', call]);
  if (!ok) throw new Error(output);
  // Written by the line above.
  return JSON.parse(output) as readonly Survey[];
}

function surveyCounts({ game, lists, cut, median, longest, uncut }: Survey): Record<string, number | string> {
  const share = `${cut} of ${lists} (${((100 * cut) / lists).toFixed(2)} %)`;
  return {
    [`${game}: lists of turns that are cut`]: share,
    [`${game}: turns in a list`]: `${median} in the middle, ${longest} at most`,
    ...(uncut.length > 0 && {
      [`${game}: turns where a list is cut`]: uncut.map((count) => count.toLocaleString('en')).join('; '),
    }),
  };
}
