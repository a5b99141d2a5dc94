import { createHash } from 'node:crypto';
import type { CreateSigner, SignatureCheck } from '@crownhold/fair';
import { Far, type FarKept, type FarPorts } from '../src/far/index.ts';
import type { FakeNetwork } from './fake-network.ts';
import { TABLE } from './fake-server.ts';
import type { AnyTypes } from './games.ts';

const digest = (text: string) => createHash('sha512').update(text).digest('hex');

/** Signatures that cost nothing, and fail for another key or message: the real ones are `fair`'s to test. */
const createCheapSigner: CreateSigner = (seed) => {
  const key = createHash('sha256').update(seed).digest('hex');
  return { key, sign: (message) => digest(`${key} ${Buffer.from(message).toString('hex')}`) };
};

export function isCheaplySigned({ key, message, signature }: SignatureCheck): boolean {
  return signature === digest(`${key} ${Buffer.from(message).toString('hex')}`);
}

/** A device at a table of a fake server; what it keeps survives it. */
export class FarDevice {
  readonly #network: FakeNetwork;
  readonly #own: readonly number[];
  readonly #ports: Partial<FarPorts<AnyTypes>>;
  kept: FarKept | undefined;
  far: Far<AnyTypes>;

  constructor(network: FakeNetwork, own: readonly number[], ports: Partial<FarPorts<AnyTypes>> = {}) {
    this.#network = network;
    this.#own = own;
    this.#ports = ports;
    network.devices++;
    this.far = this.#start();
  }

  /** The program ends without a word and begins again. */
  restart(): void {
    this.far.close();
    this.far = this.#start();
  }

  #start(): Far<AnyTypes> {
    const { server, connect, after, entropy } = this.#network;
    const far = new Far<AnyTypes>(
      server.game,
      { table: TABLE, own: this.#own, kept: this.kept },
      {
        connect,
        after,
        entropy,
        createSigner: createCheapSigner,
        areSigned: (checks) => checks.every(isCheaplySigned),
        keep: (kept) => {
          // As a disk would have it.
          this.kept = JSON.parse(JSON.stringify(kept)) as FarKept;
        },
        ...this.#ports,
      },
    );
    far.open();
    return far;
  }
}
