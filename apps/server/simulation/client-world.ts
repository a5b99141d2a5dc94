import type { AnyGame, StateBuffer } from '@crownhold/core';
import type { CreateSigner, RefereeTools, SignatureCheck } from '@crownhold/fair';

/** What clients have of their world: time, chance, and somebody who writes down what happens. */
export interface ClientWorld {
  /** How many times as long as usual they wait before they send something again. */
  readonly patience: number;
  /** From `low` to below `high`. */
  between(low: number, high: number): number;
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
  after(delayMs: number, task: () => void): () => void;
  tell(who: string, what: string): void;
  /** Counts for the trace, too long for the story. */
  note(bytes: string): void;
  /** Something that must never happen has happened. */
  violate(invariant: string, detail: string): void;
}

/** How clients sign and check: cheaply in a simulation, in earnest on a socket. */
export interface ClientTools {
  readonly createSigner: CreateSigner;
  isSigned(check: SignatureCheck): boolean;
  toolsFor(game: AnyGame): RefereeTools<StateBuffer>;
}

/** A connection of one client, again and again. */
export interface ClientLink {
  /** Another one for every connection. */
  readonly number: number;
  readonly isUp: boolean;
  open(): void;
  /** What begins a stream comes in order and once. */
  begin(frame: string): void;
  send(frame: string): void;
  cut(): void;
}

export interface LinkEvents {
  opened(): void;
  heard(frame: string): void;
  lost(): void;
  /** A frame has got to the server; the time is that of its service. */
  arrived(frame: string, servedMs: number): void;
}
