import type { GameTypes, Seat } from '@crownhold/core';
import type { CreateSigner, RefereeTools, SignatureCheck, Witness } from '@crownhold/fair';
import type { CommandMessage } from '@crownhold/protocol';

/** All that a table far away has to do with the device. */
export interface FarPorts<G extends GameTypes> {
  /** Begins one connection. It is called again when that one is lost. */
  connect(events: ConnectionEvents): Connection;
  entropy(bytes: number): Uint8Array;
  /** Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
  readonly createSigner: CreateSigner;
  /** Whether all of them are right. */
  areSigned(checks: readonly SignatureCheck[]): boolean | Promise<boolean>;
  readonly tools?: RefereeTools<G['state']>;
  /** Keeps all of it in place of what was kept. Nothing that depends on it is sent before it is kept. */
  keep(kept: FarKept): void | Promise<void>;
}

export interface ConnectionEvents {
  opened(): void;
  heard(frame: string): void;
  /** Also when it could not be made. `no-session`: the server knows nobody by this name. */
  closed(reason?: 'no-session'): void;
}

export interface Connection {
  send(frame: string): void;
  close(): void;
}

/** What a device keeps of a table, as JSON. It holds secrets. */
export interface FarKept {
  readonly participants: readonly KeptParticipant[];
  /** Commands without an answer: they are sent again, also after a restart. */
  readonly commands: readonly CommandMessage[];
}

export interface KeptParticipant {
  /** Absent for a spectator. */
  readonly seat?: Seat;
  readonly witness?: Witness;
  readonly keys: readonly KeptKey[];
}

/** In hexadecimal digits. */
export interface KeptKey {
  readonly secret: string;
  readonly key: string;
}

/** Why a table cannot be played now. */
export type FarTrouble =
  /** Page and server are of different releases; whoever is older has to be renewed. */
  | 'other-version'
  | 'no-session'
  /** The table is not there, or not any more. */
  | 'gone'
  | 'not-your-seat';
