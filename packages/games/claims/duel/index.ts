export { checkAgreement } from './agreement.ts';
export { measureFaces } from './frequencies.ts';
export { checkFuzz } from './fuzz.ts';
export { checkInvariants } from './invariants.ts';
export { everyOptions } from './options.ts';
