import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { ROOT } from '../repository.ts';
import type { Claim, ClaimResult } from './claim.ts';
import { survivorReason } from './survivors.ts';

const FLOOR = 0.85;
const REPORT = '.reports/mutation.json';

interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: { readonly line: number } };
        }[];
      }
    >
  >;
}

interface Survivor {
  readonly where: string;
  readonly line: string;
  readonly replacement: string;
  readonly reason: string | undefined;
}

/** Mutants of one game alone; its folder below `packages/games/src`. */
function mutationOf(game: string, title: string): Claim {
  return {
    name: `${game}-mutation`,
    says:
      `The quick tests of ${title} notice at least 85 % of all small changes (mutants) that Stryker makes to its rules, placement and ` +
      'scoring, and for each of the others there is a reason why nobody needs to.',
    async run({ progress }) {
      progress('a few minutes of Stryker…');
      const { mutate } = JSON.parse(readFileSync(join(ROOT, 'stryker.config.json'), 'utf8')) as { mutate: string[] };
      const files = mutate.filter((file) => file.includes(`/${game}/`));
      const { ok: hasRun, output } = await runCommand(['stryker', 'run', '--mutate', files.join()]);
      if (!hasRun) return { ok: false, counts: {}, notes: output };
      return judge();
    },
  };
}

export const kingdominoMutation = mutationOf('kingdomino', 'Kingdomino');
export const duelMutation = mutationOf('duel', 'Kingdomino Duel');
export const coloursMutation = mutationOf('colours', 'Colour Kingdoms');

function judge(): ClaimResult {
  const report = JSON.parse(readFileSync(join(ROOT, REPORT), 'utf8')) as Report;
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const survivors = findSurvivors(report);
  const share = noticed / (noticed + survivors.length);
  return {
    ok: share >= FLOOR && survivors.every(({ reason }) => reason !== undefined),
    counts: {
      mutants: mutants.length,
      killed: count('Killed'),
      'ran into a time-out': count('Timeout'),
      survived: count('Survived'),
      'not covered': count('NoCoverage'),
      noticed: `${(100 * share).toFixed(1)} %`,
    },
    notes: formatSurvivors(survivors),
  };
}

function findSurvivors({ files }: Report): readonly Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement = '', mutatorName }) => {
        const line = lines[location.start.line - 1]!.trim();
        return {
          where: `${file.replace(/^.*\//, '')}:${location.start.line}`,
          line,
          replacement: `${mutatorName} \`${replacement.replaceAll('\n', ' ').slice(0, 60)}\``,
          reason: survivorReason(file, line, replacement),
        };
      });
  });
}

function formatSurvivors(survivors: readonly Survivor[]): string {
  const rows = survivors.map(
    ({ where, line, replacement, reason }) =>
      `| ${where} | \`${line.replaceAll('|', '\\|')}\` | ${replacement.replaceAll('|', '\\|')} | ${reason ?? '**unexplained**'} |`,
  );
  return ['## Survivors', '', '| where | line | mutant | why it may live |', '|---|---|---|---|', ...rows].join('\n');
}
