import { type Actor, CHANCE, type Viewer } from '@crownhold/core';
import { conformance } from '@crownhold/testkit';
import { colours } from '../../src/colours/index.ts';
import { NO_DIE, type State } from '../../src/colours/state.ts';
import { everyOptions } from './options.ts';

/** No random game comes near it. */
export const MAX_STEPS = 2000;

/** [C22] What a seat does with its die is nobody's business until all is revealed; what chance and takers do is. */
export function hides(state: State, actor: Actor, viewer: Viewer): boolean {
  if (actor === CHANCE || actor === viewer || state.dice[actor] === NO_DIE) return false;
  return state.phase === 'play' || state.phase === 'reveal';
}

/**
 * Plays pairs of games that differ in hidden moves only and compares what others get of them, byte by byte, and single
 * hidden steps, which must not be noticed at all. Throws at the first leak; returns how many positions were tried.
 */
export function checkSecrecy(pairs: number, seed: number): { readonly pairs: number } {
  const spec = { game: colours, options: everyOptions(), maxSteps: MAX_STEPS, hides };
  const secrets = conformance(spec).filter(({ name }) => name.includes('hidden'));
  if (secrets.length !== 2) throw new Error('the properties of secrecy have other names now');
  for (const { check } of secrets) check({ numRuns: Math.ceil(pairs / secrets.length), seed });
  return { pairs };
}
