export { checkAgreement } from './agreement.ts';
export { measureAverages } from './averages.ts';
export { checkFuzz } from './fuzz.ts';
export { checkInvariants } from './invariants.ts';
export { everyOptions } from './options.ts';
