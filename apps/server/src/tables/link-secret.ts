import { CODE_LENGTH, CODE_LETTERS } from '@crownhold/protocol';
import type { TablePorts } from './table-ports.ts';

type SecretPorts = Pick<TablePorts, 'digest' | 'entropy' | 'store'>;

const SECRET_BYTES = 16;
const PREVIEW_BYTES = 6;
const ID_BYTES = 16;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The largest multiple of the number of letters that a byte holds: every letter is as likely as any other. */
const FAIR_BYTE = 256 - (256 % CODE_LETTERS.length);
const MOST_TRIES = 100;

/** It authorises nothing. */
export function createTableId({ entropy }: Pick<SecretPorts, 'entropy'>): string {
  return Array.from(entropy.bytes(ID_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For the fragment of a link: 128 bits as base64url. */
export function createSecret({ entropy }: Pick<SecretPorts, 'entropy'>): string {
  return base64Url(entropy.bytes(SECRET_BYTES));
}

/** For the query of a link, which servers and messengers read. */
export function createPreview({ entropy }: Pick<SecretPorts, 'entropy'>): string {
  return base64Url(entropy.bytes(PREVIEW_BYTES));
}

function base64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >> (bits - 6)) & 63];
  }
  return bits > 0 ? text + LETTERS[(held << (6 - bits)) & 63] : text;
}

/** Six letters that no other table has now. */
export async function createCode(ports: SecretPorts): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const code = randomCode(ports);
    if ((await ports.store.tableOfCode(linkHash(ports, '', 'code', code))) === undefined) return code;
  }
  throw new Error('no code is free');
}

function randomCode({ entropy }: SecretPorts): string {
  let code = '';
  while (code.length < CODE_LENGTH)
    for (const byte of entropy.bytes(CODE_LENGTH))
      if (byte < FAIR_BYTE && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  return code;
}

/** What is stored of a secret. A code is looked for without its table. */
export function linkHash({ digest }: Pick<SecretPorts, 'digest'>, table: string, kind: string, secret: string): string {
  return digest(kind === 'code' ? `code ${secret}` : `${kind} ${table} ${secret}`);
}
