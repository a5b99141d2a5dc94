import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { WAIT_MS } from './patience.ts';

const PROGRAM = join(import.meta.dirname, '../bin/crownhold.mjs');

/** The real program in a real pseudo-terminal, made by `script` of util-linux, which every Debian has. */
export interface Pty {
  press(keys: string): void;
  /** The screen as it is now, without colours. */
  screen(): string;
  /** Everything that was written, colours and all. */
  written(): string;
  /** Resolves with the screen once it shows this; rejects with the last screen when it does not in time. */
  until(what: RegExp | string): Promise<string>;
  /** The same once these words were written one after the other, since so many characters. */
  untilWritten(words: readonly string[], from?: number): Promise<string>;
  /** Presses keys and resolves with the screen once it has changed, or once the first line that matches is another one. */
  answer(keys: string, line?: RegExp): Promise<string>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number>;
  kill(signal: NodeJS.Signals): void;
}

export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Starts it from a shell that can stop and continue it; the shell goes on afterwards. */
  readonly isInShell?: boolean;
}

const SHELL = "env PS1='shell> ' bash --norc --noprofile -i";

export function openPty(args: readonly string[], options: PtyOptions = {}): Pty {
  const { columns = 100, rows = 30, env = {}, isInShell = false } = options;
  const words = [process.execPath, PROGRAM, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  const program = isInShell ? SHELL : words.join(' ');
  const command = `stty cols ${columns} rows ${rows}; exec ${program}`;
  const child = spawn('script', ['-qfec', command, '/dev/null'], {
    env: { ...process.env, TERM: 'xterm-256color', LANG: 'C.UTF-8', LC_ALL: '', NO_COLOR: '', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Keys for a program that has ended are no news.
  child.stdin.on('error', () => undefined);
  if (isInShell) child.stdin.write(`${words.join(' ')}\n`);
  let output = '';
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    changed();
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(new Error('the program `script` of util-linux is needed', { cause: error })));
    child.on('close', (code) => resolve(code ?? -1));
  });
  // A frame counts when it is whole: it ends by clearing what is below it.
  const screen = () => {
    const end = output.lastIndexOf('\u001b[J');
    return end < 0 ? '' : plain(output.slice(output.lastIndexOf('\u001b[H', end) + 3, end));
  };
  const waitFor = (complaint: string, isThere: (screen: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        listeners.delete(look);
      };
      const look = () => {
        if (!isThere(screen())) return;
        stop();
        resolve(screen());
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`${complaint}:\n${screen()}`));
      }, WAIT_MS);
      listeners.add(look);
      look();
    });
  return {
    press: (keys) => child.stdin.write(keys),
    screen,
    written: () => output,
    untilWritten: (words, from = 0) =>
      waitFor(`never written: ${words.join(' … ')}`, () => {
        const ends = words.reduce((at, word) => (at < 0 ? at : output.indexOf(word, at)), from);
        return ends >= 0;
      }),
    until: (what) =>
      waitFor(`no ${what} on the screen`, (now) => (typeof what === 'string' ? now.includes(what) : what.test(now))),
    async answer(keys, line) {
      const part = (text: string) => (line ? text.split('\n').find((each) => line.test(each)) : text);
      const before = part(screen());
      child.stdin.write(keys);
      return await waitFor('the screen stays as it is', (now) => part(now) !== before);
    },
    ended,
    kill: (signal) => child.kill(signal),
  };
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with the escape character.
  return text.replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '').replaceAll('\r', '');
}
