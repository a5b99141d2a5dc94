import type { Seat } from '@crownhold/core';
import { encodeText, encodeUint, fromHex, type Hex, toHex } from './bytes.ts';
import { createChain, DEALER, elementOf } from './chain.ts';
import { mac } from './digest.ts';
import type { CreateSigner, Signer } from './ed25519.ts';

/** One party with its secret. Give an element away only when it is due: with it go all before it. */
interface Sealer {
  readonly commitment: Hex;
  element(position: number): Hex;
}

/** The dealer since the table was opened, or opened again. */
export interface DealerSealer extends Sealer {
  /** Hides a turn that no client has sealed. */
  blind(seat: Seat, ordinal: number): Hex;
}

/** The client of a seat. */
export interface ClientSealer extends Sealer {
  readonly signer: Signer;
  /** The same for the same command, so that a turn that is sent again is the same in every byte. */
  blind(ordinal: number, command: string): Hex;
}

/** All that a dealer shows comes from one secret of 32 random bytes, which never leaves it. */
export function createDealerSealer(secret: Uint8Array, base: Hex, length: number): DealerSealer {
  const key = secret.slice();
  const chain = createChain(key, { base, party: DEALER }, length);
  return {
    commitment: elementOf(chain, 0),
    element: (position) => elementOf(chain, position),
    blind: (seat, ordinal) =>
      toHex(mac(key, 'blind', fromHex(base), encodeUint(seat), encodeUint(ordinal), encodeText(DEALER))),
  };
}

/** Key, chain and blinds of a client, from one secret that is made for this opening of this table and no other. */
export function createClientSealer(
  secret: Uint8Array,
  opening: Hex,
  seat: Seat,
  length: number,
  createSigner: CreateSigner,
): ClientSealer {
  const key = secret.slice();
  const chain = createChain(key, { base: opening, party: seat }, length);
  const place = [fromHex(opening), encodeUint(seat)];
  return {
    commitment: elementOf(chain, 0),
    element: (position) => elementOf(chain, position),
    signer: createSigner(mac(key, 'key', ...place)),
    blind: (ordinal, command) => toHex(mac(key, 'blind', ...place, encodeUint(ordinal), encodeText(command))),
  };
}
