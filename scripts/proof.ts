import type { Claim, ClaimResult } from './claims/claim.ts';

/** Under which conditions a claim was tried. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly seed: number;
  readonly machine: string;
  readonly durationMs: number;
}

/** The document that reports a claim: what is claimed, the verdict, how it was tried, what was counted. */
export function formatProof(claim: Claim, result: ClaimResult, circumstances: Circumstances): string {
  const { date, commit, seed, machine, durationMs } = circumstances;
  const facts = {
    Verdict: result.ok ? '**holds**' : '**does not hold**',
    Date: date,
    Commit: commit,
    Seed: String(seed),
    Machine: machine,
    Duration: `${(durationMs / 1000).toFixed(1)} s`,
    Again: `\`npm run prove -- ${claim.name} --seed ${seed}\``,
  };
  const sections = [`# ${claim.name}`, claim.says, table('', 'how it was tried', facts)];
  if (Object.keys(result.counts).length > 0) sections.push(table('counted', 'value', result.counts));
  if (result.notes !== undefined) sections.push(result.notes.trim());
  return `${sections.join('\n\n')}\n`;
}

function table(left: string, right: string, rows: Readonly<Record<string, number | string>>): string {
  const lines = Object.entries(rows).map(([name, value]) => `| ${name} | ${formatValue(value)} |`);
  return [`| ${left} | ${right} |`, '|---|---|', ...lines].join('\n');
}

function formatValue(value: number | string): string {
  return typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 6 }) : value;
}
