import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { PushStore } from '../ports/push-store.ts';

const KEY_NAME = 'vapid';
const CURVE = 'prime256v1';
/** Push services allow a day at most. */
const VALID_SECONDS = 12 * 60 * 60;

/** Who this server is to push services: RFC 8292. Its key is made at the first start and kept with the tables. */
export class Vapid {
  /** As browsers want it: the point, uncompressed, in base64url. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #contact: string;

  constructor(privateKey: Uint8Array, contact: string) {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(Buffer.from(privateKey));
    const point = ecdh.getPublicKey();
    this.publicKey = point.toString('base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const d = Buffer.from(privateKey).toString('base64url');
    this.#key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y!, d } });
    this.#contact = contact;
  }

  static async load(store: PushStore, contact: string): Promise<Vapid> {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    // Padded: a key may begin with zeros.
    const made = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
    await store.addServerKey(KEY_NAME, made);
    return new Vapid((await store.serverKey(KEY_NAME)) ?? made, contact);
  }

  /** The header `Authorization` for the service of an endpoint. */
  authorization(endpoint: string, nowMs: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(nowMs / 1000) + VALID_SECONDS,
      sub: this.#contact,
    };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => encode(JSON.stringify(part))).join('.');
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
