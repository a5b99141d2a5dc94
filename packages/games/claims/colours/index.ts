export { checkAgreement } from './agreement.ts';
export { checkFuzz } from './fuzz.ts';
export { checkInvariants } from './invariants.ts';
export { everyOptions } from './options.ts';
export { checkSecrecy } from './secrecy.ts';
