import process from 'node:process';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { serve } from './serve.ts';

/** The protocol on standard input and output. A closed output ends the program, as with every verb. */
export async function runEngine(): Promise<ExitCode> {
  await serve(process.stdin as AsyncIterable<Uint8Array>, (text) => {
    if (process.stdout.write(text)) return Promise.resolve();
    return new Promise((resolve) => process.stdout.once('drain', resolve));
  });
  return EXIT.ok;
}
