import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameOptions, isRefusal, type StateBuffer } from '@crownhold/core';
import { checkPerft, parsePerftTable } from '@crownhold/testkit';
import { describe, expect, it } from 'vitest';

/** A slow reference as perft needs it: it plays a step of a record, and goes on in every way there is. */
interface Slow {
  play(step: string): void;
  branches(): readonly Slow[];
}

interface TurnByTurn {
  legal(): string[];
  play(text: string): void;
  copy(): TurnByTurn;
}

/** A reference of a game in which one acts at a time. */
export function turnByTurn(reference: TurnByTurn): Slow {
  return {
    play: (step) => reference.play(step),
    branches: () =>
      reference.legal().map((text) => {
        const next = reference.copy();
        next.play(text);
        return turnByTurn(next);
      }),
  };
}

interface AllAtOnce {
  actors(): readonly ('chance' | number)[];
  legal(actor: 'chance' | number): string[];
  play(actor: 'chance' | number, text: string): void;
  copy(): AllAtOnce;
}

/** A reference of a game in which several may act; a step then begins with the seat. */
export function allAtOnce(reference: AllAtOnce): Slow {
  return {
    play(step) {
      const [, seat, text] = /^(?:(\d)> )?(.*)$/.exec(step)!;
      reference.play(seat === undefined ? reference.actors()[0]! : Number(seat), text!);
    },
    branches: () =>
      reference.actors().flatMap((actor) =>
        reference.legal(actor).map((text) => {
          const next = reference.copy();
          next.play(actor, text);
          return allAtOnce(next);
        }),
      ),
  };
}

const NODES = 500_000;
/** The reference gets only so far. */
const SLOW_NODES = 3000;

/** Counts the positions of a game's table, by the engine and by the slow reference. */
export function describePerft<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  createSlow: (options: O) => Slow,
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
      const reference = createSlow(options);
      for (const step of block.steps) reference.play(step);
      for (const { depth, nodes } of block.counts) {
        if (nodes <= SLOW_NODES) expect(slowPerft(reference, depth)).toBe(nodes);
      }
    });
  });
}

function slowPerft(reference: Slow, depth: number): number {
  const branches = reference.branches();
  if (depth === 1) return branches.length;
  return branches.reduce((nodes, next) => nodes + slowPerft(next, depth - 1), 0);
}
