import { encodeText, encodeUint, type Hex, toHex } from './bytes.ts';
import { type Chain, createChain, elementOf, type Party } from './chain.ts';
import { mac } from './digest.ts';

/** One party with its secret. Give an element away only when its event is due: with it go all before it. */
export interface Sealer {
  commitment(epoch: number): Hex;
  element(epoch: number, position: number): Hex;
  /** Hides a turn in its event until it may be read. */
  blind(event: number): Hex;
}

/** All chains of a party come from one secret of 32 random bytes, which never leaves it. */
export function createSealer(secret: Uint8Array, table: string, party: Party, length: number): Sealer {
  const key = secret.slice();
  let chain: Chain | undefined;
  const chainOf = (epoch: number) => {
    if (chain?.epoch !== epoch) chain = createChain(key, { table, party, epoch }, length);
    return chain;
  };
  return {
    commitment: (epoch) => elementOf(chainOf(epoch), 0),
    element: (epoch, position) => elementOf(chainOf(epoch), position),
    blind: (event) => toHex(mac(key, 'blind', encodeText(table), encodeUint(event))),
  };
}
