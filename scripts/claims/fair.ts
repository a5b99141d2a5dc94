import { checkTampering, isLikely, measureFrequencies } from '@crownhold/fair/claims';
import { attempt, type Claim } from './claim.ts';

const MILLION = 1_000_000;

export const fairTampering: Claim = {
  name: 'fair-tampering',
  says:
    'Ten thousand random changes to transcripts of every kind of match, half of them with all links made anew, are all noticed against the ' +
    'head; those of elements, outcomes, contributions, terms and the order of events by the file alone. Among the matches are some with real dice.',
  run: ({ seed }) => attempt(() => ({ ...checkTampering(10_000, seed) })),
};

export const fairUniform: Claim = {
  name: 'fair-uniform',
  says:
    'Draws, kings, rolls and landings that are dealt from sealed elements are as likely as their weights say: chi-square of a million outcomes ' +
    'each lies within 3.29 standard deviations.',
  async run({ seed, progress }) {
    const all = measureFrequencies(MILLION, seed, progress);
    const counts = all.map(({ name, chiSquare, freedom, deviation }) => {
      return [
        name,
        `chi-square ${chiSquare.toFixed(1)} with ${freedom} degrees of freedom, ${deviation.toFixed(2)} deviations`,
      ];
    });
    return { ok: all.every(isLikely), counts: Object.fromEntries(counts) };
  },
};
