// Installs the programs that tests and proofs start, or says how to. Usage: npm run programs
import process from 'node:process';
import { wantedBrowser } from './chromium.ts';
import { setUpPrograms } from './program-setup.ts';
import { PROGRAMS } from './programs.ts';

const missing = await setUpPrograms([...wantedBrowser(), ...PROGRAMS], (line) => process.stdout.write(`${line}\n`));
process.exitCode = missing.length > 0 ? 1 : 0;
