// A thread in which signatures are checked.
import { Buffer } from 'node:buffer';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { answerQuestions } from '../threads/answer-questions.ts';

/** All checks that have come since the last question: waking a thread costs as much as a check. */
export interface SignatureQuestion {
  readonly keys: readonly string[];
  readonly messages: readonly Uint8Array[];
  readonly signatures: readonly string[];
}

/** Keys are made for one table; these are of tables that are played now. */
const MOST_KEYS = 10_000;

/** The oldest first. */
const keyObjects = new Map<string, KeyObject>();

answerQuestions(({ keys, messages, signatures }: SignatureQuestion): readonly boolean[] => {
  return keys.map((key, at) => isSigned(key, messages[at]!, signatures[at]!));
});

function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  try {
    return verify(null, message, keyObject(key), Buffer.from(signature, 'hex'));
  } catch {
    // A key that is no point of the curve.
    return false;
  }
}

function keyObject(hex: string): KeyObject {
  const known = keyObjects.get(hex);
  if (known) return known;
  const x = Buffer.from(hex, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (keyObjects.size >= MOST_KEYS) keyObjects.delete(keyObjects.keys().next().value!);
  keyObjects.set(hex, key);
  return key;
}
