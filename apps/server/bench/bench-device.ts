import { randomBytes } from 'node:crypto';
import type { Seat } from '@crownhold/core';
import {
  type ClientPart,
  type ClientSealer,
  createClientSealer,
  enrolmentMessage,
  type FairEvent,
  type Hex,
  headOf,
  type Offer,
  playPosition,
  sealOf,
  turnMessage,
} from '@crownhold/fair';
import { createNativeSigner } from '../test/native-signer.ts';

/** Gives what the dealer demands and checks nothing: clients are not what is measured, and share its processors. */
export class BenchDevice {
  readonly #seat: Seat;
  readonly #seats: number;
  readonly #opening: Hex;
  readonly #sealer: ClientSealer;
  #ordinal = 0;
  #last: readonly [number, FairEvent];

  constructor(seat: Seat, opened: FairEvent & { readonly kind: 'open' }) {
    this.#seat = seat;
    this.#seats = opened.seats;
    this.#opening = headOf(0, opened);
    this.#last = [0, opened];
    this.#sealer = createClientSealer(randomBytes(32), this.#opening, seat, opened.length, createNativeSigner);
  }

  hear(index: number, event: FairEvent): void {
    this.#last = [index, event];
  }

  offer(): Offer {
    const { signer, commitment } = this.#sealer;
    const { key } = signer;
    return {
      key,
      commitment,
      signature: signer.sign(enrolmentMessage(this.#opening, this.#seat, { key, commitment })),
    };
  }

  element(attempt: number): Hex {
    return this.#sealer.element(attempt);
  }

  signTurn(command: string, steps: readonly string[]): ClientPart {
    const { signer } = this.#sealer;
    const ordinal = ++this.#ordinal;
    const blind = this.#sealer.blind(ordinal, command);
    const seal = sealOf({ steps, blind });
    const element = this.#sealer.element(playPosition(this.#seats, ordinal));
    const [seen] = this.#last;
    const head = headOf(...this.#last);
    const message = { opening: this.#opening, seat: this.#seat, key: signer.key, ordinal, head, seal, element };
    return { seal, blind, element, seen, signature: signer.sign(turnMessage(message)) };
  }
}
