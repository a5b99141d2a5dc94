export { PACED, prepareVerifying } from './pace.ts';
export { checkTampering, type TamperingCounts } from './tampering.ts';
export { type Frequencies, isLikely, measureFrequencies } from './uniformity.ts';
