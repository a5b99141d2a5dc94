export { Far } from './far.ts';
export type { Connection, ConnectionEvents, FarKept, FarPorts, FarTrouble } from './ports.ts';
export type { ProofState } from './proof.ts';
export type { FarPlace, FarReaction, FarState } from './state.ts';
