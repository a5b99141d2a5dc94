import { encodeGiven, encodeList, encodeText, encodeUint, fromHex, type Given, type Hex, toHex } from './bytes.ts';
import { hash } from './digest.ts';

export interface JointParts {
  readonly table: string;
  readonly epoch: number;
  /** Of the event in which the last party committed itself. */
  readonly head: Hex;
  readonly dealer: Hex;
  /** By seat. */
  readonly seats: readonly Given[];
}

/** What all first elements together give: nobody could choose it, because everybody was committed before. */
export function mixJoint({ table, epoch, head, dealer, seats }: JointParts): Hex {
  const gifts = encodeList(seats.map(encodeGiven));
  return toHex(hash('joint', encodeText(table), encodeUint(epoch), fromHex(head), fromHex(dealer), gifts));
}
