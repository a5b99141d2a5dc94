import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '@crownhold/core';
import { checkPerft, parsePerftTable } from '@crownhold/testkit';
import { describe, expect, it } from 'vitest';
import { createReference, type Reference } from '../../reference/kingdomino.ts';
import { kingdomino } from './index.ts';

const table = parsePerftTable(readFileSync(join(import.meta.dirname, '../../perft/kingdomino.txt'), 'utf8'));
const SLOW_NODES = 3000;

function slowPerft(reference: Reference, depth: number): number {
  const moves = reference.legal();
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => {
    const next = reference.copy();
    next.play(move);
    return nodes + slowPerft(next, depth - 1);
  }, 0);
}

describe('perft', () => {
  it.each(table.map((block) => [block.name, block] as const))('%s', (_, block) => {
    expect(checkPerft(kingdomino, block, 500_000)).toEqual([]);
  });

  it.each(table.map((block) => [block.name, block] as const))('%s, by the reference', (_, block) => {
    const options = kingdomino.parseOptions(block.options);
    if (isRefusal(options)) throw new Error(options.code);
    const reference = createReference(options);
    for (const step of block.steps) reference.play(step);
    for (const { depth, nodes } of block.counts) {
      if (nodes <= SLOW_NODES) expect(slowPerft(reference, depth)).toBe(nodes);
    }
  });
});
