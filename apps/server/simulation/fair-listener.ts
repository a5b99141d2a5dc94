import type { AnyGame, StateBuffer } from '@crownhold/core';
import { type FairEvent, isFairFault, joinTable, type Participant, sealOf } from '@crownhold/fair';
import type { ClientTools, ClientWorld } from './client-world.ts';
import type { Ledger } from './ledger.ts';

export type AnyParticipant = Participant<StateBuffer, { readonly seats: number }, unknown>;

interface ListenerPorts {
  readonly world: ClientWorld;
  readonly tools: ClientTools;
  readonly ledger: Ledger;
  readonly game: AnyGame;
}

/** Follows the transcript of a table for one viewer, and complains of whatever an honest dealer would not do. */
export class FairListener {
  participant: AnyParticipant | undefined;
  isCommitAcknowledged = false;
  acknowledgedAttempt = 0;
  readonly #viewer: number;
  readonly #who: string;
  readonly #ports: ListenerPorts;
  readonly #seals = new Map<number, string>();

  constructor(viewer: number, who: string, ports: ListenerPorts) {
    this.#viewer = viewer;
    this.#who = who;
    this.#ports = ports;
  }

  /** The device is gone. */
  forget(): void {
    this.participant = undefined;
    // The next device gives parts of its own, and a node that knows less than others may ask it for them.
    this.isCommitAcknowledged = false;
    this.acknowledgedAttempt = 0;
  }

  hear(index: number, event: Readonly<Record<string, unknown>>): void {
    const { world, game, tools } = this.#ports;
    // `fair` judges it.
    const fair = event as unknown as FairEvent;
    if (!this.participant) {
      if (index !== 0) return;
      const seat = this.#viewer < 0 ? undefined : this.#viewer;
      const joined = joinTable(game, seat, fair, {
        createSigner: tools.createSigner,
        tools: tools.toolsFor(game),
      });
      if (isFairFault(joined)) {
        world.violate('fair', `${this.#who} refuses the opening: ${joined.code}`);
        return;
      }
      this.participant = joined;
      return;
    }
    const heard = this.participant.hear(index, fair);
    switch (heard.kind) {
      case 'known':
        return;
      case 'heard': {
        this.#guess(fair);
        const bad = heard.checks.find((check) => !tools.isSigned(check));
        if (bad) world.violate('fair', `${this.#who} finds a wrong signature at event ${index}`);
        for (const { code } of heard.notes) this.#hearNote(code, index);
        return;
      }
      case 'refused':
        world.violate('fair', `${this.#who} refuses event ${index}: ${heard.fault.code}`);
        return;
      default:
        world.violate('fair', `${this.#who} at event ${index}: ${heard.kind}`);
        return;
    }
  }

  /** Tries whether a hidden turn could have been guessed from what was sent: its words with any public value as the blind. */
  #guess(event: FairEvent): void {
    if (event.kind !== 'row') return;
    const { audit } = this.participant!.referee;
    if (event.turn && 'seal' in event.turn) this.#seals.set(audit.count - 1, event.turn.seal);
    for (const { event: index, steps } of event.opened ?? []) {
      const blinds = ['0'.repeat(64), audit.opening, audit.heads.at(index - 1) ?? audit.opening];
      if (blinds.some((blind) => sealOf({ steps, blind }) === this.#seals.get(index)))
        this.#ports.world.violate('secrecy', `${this.#who} could have guessed the turn of event ${index}`);
    }
  }

  /** What the device had sent was left out: right only if it was never stored. */
  #hearNote(code: string, index: number): void {
    const { world, ledger } = this.#ports;
    const sent = this.participant!.witness.sent.at(-1);
    const isStored = code === 'dropped-turn' && sent !== undefined && ledger.own.has(sent.command);
    const isCommitted = code === 'dropped-commitment' && this.isCommitAcknowledged;
    // The event has counted on already.
    const attempt = this.participant!.referee.audit.attempt - 1;
    const isRevealed = code === 'dropped-element' && this.acknowledgedAttempt === attempt;
    if (isStored || isCommitted || isRevealed) world.violate('fair', `${this.#who} at event ${index}: ${code}`);
  }
}
