/** One run of Lighthouse, as bench/peers/lighthouse/run.mjs prints it. */
export interface Measured {
  readonly scores: Readonly<Record<string, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Titles of what is not as it should be, outside performance. */
  readonly failed: readonly string[];
  readonly versions: { readonly lighthouse: string; readonly browser: string };
}

export interface MeasuredPage {
  readonly name: string;
  readonly runs: readonly Measured[];
}

type Metric = 'firstPaintMs' | 'largestPaintMs' | 'blockedMs' | 'shift' | 'speedIndexMs' | 'bytes';

const ROWS: readonly (readonly [string, (run: Measured) => number, (figure: number) => string])[] = [
  ['**Performance** (aim: 95)', (run) => run.scores['performance'] ?? 0, String],
  ['Accessibility', (run) => run.scores['accessibility'] ?? 0, String],
  ['Best practices', (run) => run.scores['best-practices'] ?? 0, String],
  ['SEO', (run) => run.scores['seo'] ?? 0, String],
  ['First contentful paint', (run) => run.metrics.firstPaintMs, seconds],
  ['Largest contentful paint', (run) => run.metrics.largestPaintMs, seconds],
  ['Speed index', (run) => run.metrics.speedIndexMs, seconds],
  ['Total blocking time', (run) => run.metrics.blockedMs, (ms) => `${ms.toFixed(0)} ms`],
  ['Cumulative layout shift', (run) => run.metrics.shift, (shift) => shift.toFixed(3)],
  ['Sent', (run) => run.metrics.bytes, (bytes) => `${(bytes / 1024).toFixed(0)} KiB`],
];

export function formatReport(pages: readonly MeasuredPage[], cores: number): string {
  const [{ versions }] = pages[0]!.runs as [Measured];
  const browser = /Chrome\/[\d.]+/.exec(versions.browser)?.[0] ?? versions.browser;
  const count = pages[0]!.runs.length;
  const rows = ROWS.map(([name, read, format]) => [name, ...pages.map(({ runs }) => middle(runs.map(read), format))]);
  const complaints = pages.map(({ name, runs }) => [name, [...new Set(runs.flatMap(({ failed }) => failed))]] as const);
  return `# Lighthouse

Written by \`npm run lighthouse\`: Lighthouse ${versions.lighthouse} with its mobile settings (a simulated slow 4G and a processor
four times slower), ${browser} without a window, the real server, on ${cores} cores. Medians of ${count} runs, in brackets the
lowest and the highest.

${row(['', ...pages.map(({ name }) => name)])}
${row(['---', ...pages.map(() => '---')])}
${rows.map(row).join('\n')}

${complaints.map(([name, titles]) => `${name}, complaints: ${titles.join('; ') || 'none'}.`).join('\n\n')}
`;
}

function middle(figures: readonly number[], format: (figure: number) => string): string {
  const sorted = figures.toSorted((a, b) => a - b);
  const [low, median, high] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!].map(format);
  return low === high ? median! : `${median} (${low}–${high})`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
