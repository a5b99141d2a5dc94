import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameOptions, isRefusal, type StateBuffer } from '@crownhold/core';
import { checkPerft, parsePerftTable } from '@crownhold/testkit';
import { describe, expect, it } from 'vitest';

interface Slow {
  legal(): string[];
  play(text: string): void;
  copy(): Slow;
}

const NODES = 500_000;
/** The reference gets only so far. */
const SLOW_NODES = 3000;

/** Counts the positions of a game's table, by the engine and by the slow reference. */
export function describePerft<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  createReference: (options: O) => Slow,
): void {
  const table = parsePerftTable(readFileSync(join(import.meta.dirname, `../perft/${game.id}.txt`), 'utf8'));
  const blocks = table.map((block) => [block.name, block] as const);
  describe(`perft of ${game.id}`, () => {
    it.each(blocks)('%s', (_, block) => {
      expect(checkPerft(game, block, NODES)).toEqual([]);
    });

    it.each(blocks)('%s, by the reference', (_, block) => {
      const options = game.parseOptions(block.options);
      if (isRefusal(options)) throw new Error(options.code);
      const reference = createReference(options);
      for (const step of block.steps) reference.play(step);
      for (const { depth, nodes } of block.counts) {
        if (nodes <= SLOW_NODES) expect(slowPerft(reference, depth)).toBe(nodes);
      }
    });
  });
}

function slowPerft(reference: Slow, depth: number): number {
  const moves = reference.legal();
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => {
    const next = reference.copy();
    next.play(move);
    return nodes + slowPerft(next, depth - 1);
  }, 0);
}
