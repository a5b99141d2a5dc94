export { ADVERSARIES, type Adversary, bestBias } from './bias.ts';
export { PACED, prepareVerifying, sealedRecords } from './pace.ts';
export { checkTampering, type TamperingCounts } from './tampering.ts';
export { type Frequencies, isLikely, measureFrequencies, measureThrows } from './uniformity.ts';
