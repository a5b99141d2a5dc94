import { isSigned, isStrictForm, type SignatureCheck } from '@crownhold/fair';

type Subtle = Pick<SubtleCrypto, 'importKey' | 'verify'>;

/** The first signature that is wrong. Native where the browser has Ed25519, otherwise by JavaScript that is loaded for it. */
export async function findWrongSignature(
  checks: readonly SignatureCheck[],
  // Only a secure context has it.
  subtle: Subtle | undefined = globalThis.crypto?.subtle,
): Promise<SignatureCheck | undefined> {
  if (checks.length === 0) return undefined;
  if (!subtle || !(await hasEd25519(subtle))) {
    const { verifyEquation } = await import('@crownhold/fair/noble');
    return checks.find((check) => !isSigned(check, verifyEquation));
  }
  const results = await Promise.all(checks.map((check) => isSignedNatively(check, subtle)));
  return checks[results.indexOf(false)];
}

async function hasEd25519(subtle: Subtle): Promise<boolean> {
  try {
    // Any key will do, and this one is RFC 8032's.
    await importKey('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', subtle);
    return true;
  } catch {
    return false;
  }
}

async function isSignedNatively({ key, message, signature }: SignatureCheck, subtle: Subtle): Promise<boolean> {
  if (!isStrictForm(key, signature)) return false;
  try {
    const imported = await importKey(key, subtle);
    return await subtle.verify('Ed25519', imported, bytesOf(signature), new Uint8Array(message));
  } catch {
    // A key that is no point of the curve.
    return false;
  }
}

function importKey(key: string, subtle: Subtle): Promise<CryptoKey> {
  return subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}
