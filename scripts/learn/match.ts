import type { ValueWeights } from '@crownhold/bots/learning';
import { createRng, type Rng } from '@crownhold/core';
import type { Options } from '@crownhold/games/kingdomino';
import { playGame } from './self-play.ts';

/** Of a normal distribution: 95 % lie within so many standard errors. */
const Z95 = 1.96;

interface Lead {
  readonly lead: number;
  readonly error: number;
}

/** By how many points one seat with these weights is ahead of the others on average, each deal in every seat. */
export function leadOf(
  weights: ValueWeights,
  others: ValueWeights,
  optionsOf: (rng: Rng) => Options,
  deals: number,
  seed: number,
): Lead {
  return meanLead(
    (deal) => optionsOf(createRng(seed + deal)),
    (options, seat, deal) => {
      const players = Array.from({ length: options.seats }, (_, at) => (at === seat ? weights : others));
      return playGame(options, players, createRng(seed + deal), 0);
    },
    deals,
  );
}

/** The mean lead of one seat over all others; `play` gives the points of a deal with the one in a seat. */
export function meanLead(
  optionsOf: (deal: number) => Options,
  play: (options: Options, seat: number, deal: number) => readonly number[],
  deals: number,
): Lead {
  const leads: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const options = optionsOf(deal);
    let lead = 0;
    for (let seat = 0; seat < options.seats; seat++) {
      const points = play(options, seat, deal);
      const rest = points.reduce((sum, each) => sum + each) - points[seat]!;
      lead += (points[seat]! - rest / (options.seats - 1)) / options.seats;
    }
    leads.push(lead);
  }
  const mean = leads.reduce((sum, lead) => sum + lead) / deals;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (deals - 1);
  return { lead: mean, error: Z95 * Math.sqrt(variance / deals) };
}
