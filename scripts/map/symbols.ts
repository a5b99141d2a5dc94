import { below, type Rng } from '@crownhold/core';
import type { Area, AreaSymbol, Colour, Monster, Spell } from '@crownhold/games/colours/map';
import { allot, shuffle } from './allotment.ts';
import { AREAS_PER_KINGDOM } from './layout.ts';
import { surveyor } from './survey.ts';
import type { Token } from './token.ts';

const ATTEMPTS = 60;
const SWAPS = 2500;

/** Puts the symbols on the areas, well spread. */
export function placeSymbols(areas: readonly Area[], rng: Rng): Area[] {
  const costOf = surveyor(areas);
  let best: { tokens: readonly Token[]; cost: number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const tokens = allot(rng).flatMap((own) => shuffle(own, rng));
    const cost = settle(tokens, costOf, rng);
    if (!best || cost < best.cost) best = { tokens, cost };
  }
  return areas.map((area) => {
    const symbol = symbolOf(best!.tokens[area.id]!);
    return symbol ? { ...area, symbol } : area;
  });
}

/** Swaps symbols within kingdoms as long as it helps; returns the cost that is left. */
function settle(tokens: Token[], costOf: (tokens: readonly Token[]) => number, rng: Rng): number {
  let cost = costOf(tokens);
  for (let swap = 0; swap < SWAPS; swap++) {
    const a = below(rng, tokens.length);
    const b = a - (a % AREAS_PER_KINGDOM) + below(rng, AREAS_PER_KINGDOM);
    if (tokens[a] === tokens[b]) continue;
    [tokens[a], tokens[b]] = [tokens[b]!, tokens[a]!];
    const swapped = costOf(tokens);
    if (swapped <= cost) cost = swapped;
    else [tokens[a], tokens[b]] = [tokens[b]!, tokens[a]!];
  }
  return cost;
}

function symbolOf(token: Token): AreaSymbol | undefined {
  if (token.rank === 'plain') return undefined;
  // Tokens come from allotment.ts alone.
  if (token.rank === 'spell') return { kind: 'spell', spell: Number(token.detail) as Spell };
  return { kind: token.kind as 'capital' | Monster, colour: token.detail as Colour };
}
