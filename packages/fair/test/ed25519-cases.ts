import { ED25519_TORSION_SUBGROUP, ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { fromHex, type Hex, toHex } from '../src/bytes.ts';
import { secretOf } from './secret.ts';

const { Point } = ed25519;
const L = Point.Fn.ORDER;

export interface SignatureCase {
  readonly name: string;
  readonly key: Hex;
  readonly message: string;
  readonly signature: string;
  readonly isValid: boolean;
}

/** RFC 8032, 7.1: tests 1 to 3. */
const RFC: readonly SignatureCase[] = [
  valid(
    'RFC 8032, test 1',
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ),
  valid(
    'RFC 8032, test 2',
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ),
  valid(
    'RFC 8032, test 3',
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ),
];

/** Every case about which libraries of Ed25519 disagree, and what is right here. */
export function signatureCases(): readonly SignatureCase[] {
  return [...RFC, ...disputedForms(), ...smallOrderKeys(), ...mixedOrder()];
}

function disputedForms(): readonly SignatureCase[] {
  const [{ key, message, signature }] = RFC as [SignatureCase];
  const [r, s] = [signature.slice(0, 64), signature.slice(64)];
  const negative = flipSign(key);
  return [
    { name: 'S plus the order', key, message, signature: r + number(littleEndian(fromHex(s)) + L), isValid: false },
    {
      name: 'S plus 8 times the order',
      key,
      message,
      signature: r + number(littleEndian(fromHex(s)) + 8n * L),
      isValid: false,
    },
    { name: 'S of all ones', key, message, signature: r + 'ff'.repeat(32), isValid: false },
    { name: 'another message', key, message: '00', signature, isValid: false },
    { name: 'R with its sign turned', key, message, signature: flipSign(r) + s, isValid: false },
    { name: 'the key with its sign turned', key: negative, message, signature, isValid: false },
    { name: 'a key that is no point', key: `02${'00'.repeat(31)}`, message, signature, isValid: false },
    { name: 'zeros', key: '00'.repeat(32), message, signature: '00'.repeat(64), isValid: false },
  ];
}

/** Keys of small order fit any message for one in eight of them, whoever signs. */
function smallOrderKeys(): readonly SignatureCase[] {
  const written = [
    ...ED25519_TORSION_SUBGROUP,
    // The same points in forms that RFC 8032 forbids: y + p, and minus zero.
    `ee${'ff'.repeat(30)}7f`,
    `ee${'ff'.repeat(30)}ff`,
    `ed${'ff'.repeat(30)}7f`,
    `ed${'ff'.repeat(30)}ff`,
    `01${'00'.repeat(30)}80`,
    `ec${'ff'.repeat(30)}ff`,
  ];
  const identity = `01${'00'.repeat(31)}`;
  return written.map((key, i) => ({
    name: `key of small order ${i}`,
    key,
    message: messageFor(key, identity),
    signature: identity + '00'.repeat(32),
    isValid: false,
  }));
}

/** A message for which k is a multiple of 8, so that [0]B − [k]A is the identity for every key of small order. */
function messageFor(key: Hex, r: Hex): string {
  for (let tries = 0; ; tries++) {
    const message = number(BigInt(tries)).slice(0, 8);
    if (challenge(r, key, message) % 8n === 0n) return message;
  }
}

/**
 * A key, or R, with a part of small order: with the cofactor the equation holds, without it only if that part happens to
 * vanish. Native libraries go without.
 */
function mixedOrder(): readonly SignatureCase[] {
  const torsion = Point.fromHex(ED25519_TORSION_SUBGROUP[1]!);
  const a = Point.Fn.create(littleEndian(secretOf('mixed key')));
  const mixed = Point.BASE.multiply(a).add(torsion).toHex();
  const plain = Point.BASE.multiply(a).toHex();
  const nonce = Point.Fn.create(littleEndian(secretOf('nonce')));
  const r = Point.BASE.multiply(nonce).toHex();
  const signWith = (key: Hex, wanted: (k: bigint) => boolean) => {
    for (let tries = 0; ; tries++) {
      const message = number(BigInt(tries)).slice(0, 8);
      const k = challenge(r, key, message);
      if (wanted(k)) return { key, message, signature: r + number(Point.Fn.create(nonce + k * a)) };
    }
  };
  const odd = Point.BASE.multiply(nonce).add(torsion).toHex();
  const k = challenge(odd, plain, '');
  return [
    { name: 'mixed key, only with the cofactor', ...signWith(mixed, (value) => value % 8n !== 0n), isValid: false },
    { name: 'mixed key, also without the cofactor', ...signWith(mixed, (value) => value % 8n === 0n), isValid: true },
    {
      name: 'mixed R, only with the cofactor',
      key: plain,
      message: '',
      signature: odd + number(Point.Fn.create(nonce + k * a)),
      isValid: false,
    },
  ];
}

function challenge(r: Hex, key: Hex, message: string): bigint {
  return Point.Fn.create(littleEndian(sha512(fromHex(r + key + message))));
}

function valid(name: string, key: Hex, message: string, signature: string): SignatureCase {
  return { name, key, message, signature, isValid: true };
}

function flipSign(hex: Hex): Hex {
  return hex.slice(0, 62) + (Number.parseInt(hex.slice(62), 16) ^ 0x80).toString(16).padStart(2, '0');
}

/** 32 bytes, the least significant first. */
function number(value: bigint): string {
  return toHex(fromHex(value.toString(16).padStart(64, '0')).reverse());
}

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes.slice().reverse())}`);
}
