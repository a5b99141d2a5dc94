import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { ROOT } from './repository.ts';

export interface CommandResult {
  readonly ok: boolean;
  /** What it wrote to stdout and stderr, in order of arrival. */
  readonly output: string;
}

/** Its last words are read long before. */
const LEFT_BEHIND_MS = 10_000;

const PATH = [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);

/** Runs a tool of node_modules, or any other program, from the root. Never rejects: not starting is a failure too. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  cwd = ROOT,
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH, ...environment };
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: `${program} could not be started: ${error.message}\n` }));
    // What it has started may outlive it and keep its output open for ever.
    child.on('exit', () => {
      const timer = setTimeout(() => {
        output += `${program} has left a process behind, which still holds its output\n`;
        child.stdout.destroy();
        child.stderr.destroy();
      }, LEFT_BEHIND_MS);
      child.once('close', () => clearTimeout(timer));
    });
    child.on('close', (code, signal) => {
      if (signal) output += `${program} was stopped by ${signal}\n`;
      resolve({ ok: code === 0, output });
    });
  });
}
