import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { PushEndpoint } from '../ports/push-store.ts';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Ends the last record (RFC 8188). */
const LAST_RECORD = Uint8Array.of(2);

/** What makes two messages with the same text different; given in tests alone. */
export interface MessageSecrets {
  readonly salt: Uint8Array;
  /** Of a key pair that is used once. */
  readonly privateKey: Uint8Array;
}

/** A message that only the browser of an endpoint can read: RFC 8291, as one record of RFC 8188. */
export function encryptMessage(text: string, to: Omit<PushEndpoint, 'endpoint'>, secrets: MessageSecrets): Buffer {
  const receiver = Buffer.from(to.p256dh, 'base64url');
  const sender = createECDH(CURVE);
  sender.setPrivateKey(Buffer.from(secrets.privateKey));
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderKey]);
  const keying = derive(shared, Buffer.from(to.auth, 'base64url'), info, 32);
  const key = derive(keying, secrets.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(keying, secrets.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([headerOf(secrets.salt, senderKey), ...sealed]);
}

/** Whether a browser's key is a point of the curve. */
export function isPublicKey(p256dh: string): boolean {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function headerOf(salt: Uint8Array, senderKey: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Uint8Array.of(senderKey.length), senderKey]);
}

function derive(key: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
