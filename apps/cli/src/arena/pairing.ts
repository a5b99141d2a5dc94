import { extname } from 'node:path';
import type { Comparison } from './standings.ts';

export const PAIRINGS = ['round-robin', 'gauntlet'] as const;
/** Who meets whom: each bot every other, or the first each of the others. */
export type Pairing = (typeof PAIRINGS)[number];

type Pair = readonly [one: string, other: string];

export function pairsOf(bots: readonly string[], pairing: Pairing): readonly Pair[] {
  const ones = pairing === 'gauntlet' ? bots.slice(0, 1) : bots;
  return ones.flatMap((one, at) => bots.slice(at + 1).map((other): Pair => [one, other]));
}

/** The results file of the nth pair: `run.jsonl` has `run-1.jsonl`, `run-2.jsonl` and so on. */
export function pairFile(file: string, pair: number): string {
  const suffix = extname(file);
  return `${file.slice(0, file.length - suffix.length)}-${pair + 1}${suffix}`;
}

/** How often a bot was placed before its rivals, all rivals counted alike. */
export interface PairingRow {
  readonly name: string;
  readonly rivals: number;
  readonly ahead: number;
}

/** The best first. */
export function pairingTable(comparisons: readonly Comparison[]): readonly PairingRow[] {
  const shares = new Map<string, number[]>();
  const add = (name: string, share: number) => shares.set(name, [...(shares.get(name) ?? []), share]);
  for (const { one, other, ahead } of comparisons) {
    add(one, ahead.mean);
    add(other, 1 - ahead.mean);
  }
  return [...shares]
    .map(([name, all]) => ({ name, rivals: all.length, ahead: all.reduce((a, b) => a + b, 0) / all.length }))
    .sort((one, other) => other.ahead - one.ahead);
}
