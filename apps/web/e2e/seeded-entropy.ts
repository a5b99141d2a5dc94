// Loaded before the server by tests that write down what it deals: from then on its random bytes follow from a seed.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

let calls = 0;

function seededBytes(count: number): Buffer {
  const bytes = crypto.createHash('shake256', { outputLength: count });
  return bytes.update(`${process.env['CROWNHOLD_TEST_SEED']} ${calls++}`).digest();
}

Object.assign(crypto, { randomBytes: seededBytes });
syncBuiltinESMExports();
