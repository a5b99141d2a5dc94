export { Far, type FarPlace, type FarReaction, type FarState } from './far.ts';
export type { Connection, ConnectionEvents, FarKept, FarPorts, FarTrouble } from './ports.ts';
export type { ProofState } from './proof.ts';
