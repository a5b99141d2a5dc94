import { createRng } from '@crownhold/core';
import { createFairGame } from '../simulation/scenario.ts';
import { runScenario } from '../simulation/simulation.ts';
import { formatStory } from '../simulation/story.ts';

export interface OnlineFair {
  games: number;
  verified: number;
  rows: number;
  people: number;
  lateJoiners: number;
  lostDevices: number;
  /** The first game that does not verify, or whose clients complain. */
  problem?: string;
}

/** Whole games of people with absences, late joiners and lost devices, each verified offline with everybody's witness. */
export async function checkOnlineFair(seed: number, games: number): Promise<OnlineFair> {
  const counts: OnlineFair = { games: 0, verified: 0, rows: 0, people: 0, lateJoiners: 0, lostDevices: 0 };
  for (let game = 0; game < games; game++) {
    const scenario = createFairGame((seed % 20_000) * 1000 + game, createRng(seed * 7919 + game));
    const outcome = await runScenario(scenario);
    if (outcome.violation) return { ...counts, problem: formatStory(outcome) };
    counts.games++;
    counts.verified += outcome.verified;
    counts.rows += outcome.rows;
    counts.people += scenario.people.length;
    counts.lateJoiners += scenario.people.filter(({ signs }) => signs === 'late').length;
    counts.lostDevices += scenario.faults.filter(({ kind }) => kind === 'lost-device').length;
  }
  return counts;
}
