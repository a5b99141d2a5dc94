import { spawn } from 'node:child_process';
import process from 'node:process';
import { EXIT, type ExitCode } from './exit-code.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Runs a program of another app until it ends, as a process of its own: no app imports another. Signals are passed on to it. */
export function runProgram(module: string, args: readonly string[]): Promise<ExitCode> {
  const child = spawn(process.execPath, [module, ...args], { stdio: 'inherit' });
  const passOn = (signal: NodeJS.Signals) => {
    // Ctrl-C goes to all programs of a terminal, so the child has heard it; a second one would end it at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve(code === 0 ? EXIT.ok : EXIT.bad);
    });
  });
}
