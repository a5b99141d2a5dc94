import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Figure } from '@crownhold/bots/claims';
import { runCommand } from '../command.ts';
import { git, ROOT } from '../repository.ts';

/** What `crownhold arena --json` tells of two bots. */
export interface Report {
  readonly games: number;
  readonly bots: readonly [Standing, Standing];
  readonly comparisons: readonly [{ readonly elo: Elo }];
  /** Of a sequential test. */
  readonly sprt?: { readonly accepted: 'low' | 'high' | null };
}

interface Standing {
  readonly points: Figure;
  readonly margin: Figure;
  readonly firsts: Figure;
  readonly decided: Figure;
  readonly msPerTurn: number;
  readonly turns: number;
  /** Games lost by a failure. */
  readonly forfeits: number;
}

interface Elo {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** No script imports an app, so the arena is called like a program. Its words if it fails. */
export async function callArena(
  bots: readonly [string, string],
  settings: Readonly<Record<string, string | number | readonly number[]>>,
): Promise<Report | string> {
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, ...[value].flat().map(String)]);
  const program = [process.execPath, 'apps/cli/bin/crownhold.mjs', 'arena'] as const;
  const { ok, output } = await runCommand([...program, '--bot', bots[0], '--bot', bots[1], ...flags, '--json']);
  // Its one line.
  return ok ? (JSON.parse(output) as Report) : output;
}

/** Deals are kept as they are played, so that the same command goes on after an interruption, with the same code. */
export function resultsFolder(claim: string, seed: number): string {
  const folder = join(ROOT, '.reports', claim, `${git('rev-parse', '--short', 'HEAD').trim()}-${seed}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function formatFigure({ mean, error }: Figure, factor: number): string {
  return `${(factor * mean).toFixed(1)} ± ${(factor * error).toFixed(1)}`;
}

export function signed(figure: number, digits = 0): string {
  return `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(digits)}`;
}
