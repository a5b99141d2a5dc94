import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type CommandResult, runCommand } from './command.ts';

const TSC = join(dirname(fileURLToPath(import.meta.resolve('@typescript/native/package.json'))), 'bin', 'tsc');

const version = await runCommand([process.execPath, TSC, '-v']);
// Two TypeScripts are installed; the other one answers to the same name.
if (!version.output.startsWith('Version 7.')) throw new Error(`TypeScript 7 expected, found: ${version.output}`);

export function runTsc(...args: readonly string[]): Promise<CommandResult> {
  return runCommand([process.execPath, TSC, ...args]);
}
