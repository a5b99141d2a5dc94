import process from 'node:process';
import type { Language } from '@crownhold/i18n';
import { createPaint, isColourful } from '../paint.ts';
import type { Canvas } from './canvas.ts';
import { type Key, parseKeys } from './keys.ts';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';
const HOME = '\u001b[H';
const TO_LINE_END = '\u001b[K';
const NOT_STOPPED_MS = 100;
const TO_SCREEN_END = '\u001b[J';

/** The whole terminal for ourselves, and given back as it was, whatever happens. */
export class Tty {
  readonly #paint = createPaint(isColourful(process.stdout, process.env));
  readonly #language: Language;
  #isOpen = false;
  #isSuspended = false;
  #onChange: () => void = () => undefined;
  readonly #close = () => this.close();

  /** Keys are read by the layouts of a language. */
  constructor(language: Language) {
    this.#language = language;
  }

  static isThere(): boolean {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
  }

  get width(): number {
    return process.stdout.columns;
  }

  get height(): number {
    return process.stdout.rows;
  }

  /** Keys go to `onKey`; `onChange` is called when the window has another size. */
  open(onKey: (key: Key) => void, onChange: () => void): void {
    this.#isOpen = true;
    process.stdin.setEncoding('utf8').on('data', (chunk: string) => {
      for (const key of parseKeys(chunk, this.#language)) {
        if (key.names[0] === 'suspend') this.#suspend();
        else onKey(key);
      }
    });
    // The terminal was closed, or somebody wants us gone: the same as asking to leave.
    const leave = () => onKey({ names: ['interrupt'], text: '' });
    process.stdin.on('end', leave);
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave);
    process.stdout.on('resize', onChange);
    process.on('exit', this.#close);
    process.on('SIGTSTP', this.#suspend);
    process.on('SIGCONT', this.#comeBack);
    this.#onChange = onChange;
    this.#take();
  }

  /** Gives the terminal back and stops, with whatever started us, as on Ctrl-Z anywhere else. */
  readonly #suspend = (): void => {
    if (!this.#isOpen || this.#isSuspended) return;
    this.#isSuspended = true;
    this.#give();
    // With no listener of ours the system stops us.
    process.off('SIGTSTP', this.#suspend);
    process.kill(0, 'SIGTSTP');
    // Where no shell could ever continue us the system does not stop us either, and we hear of nothing.
    setTimeout(this.#comeBack, NOT_STOPPED_MS);
  };

  readonly #comeBack = (): void => {
    if (!this.#isOpen) return;
    if (this.#isSuspended) process.on('SIGTSTP', this.#suspend);
    this.#isSuspended = false;
    this.#take();
    this.#onChange();
  };

  #take(): void {
    process.stdin.setRawMode(true).resume();
    process.stdout.write(ENTER);
  }

  #give(): void {
    process.stdout.write(LEAVE);
    process.stdin.setRawMode(false);
  }

  show(canvas: Canvas): void {
    const lines = canvas.lines(this.#paint).map((line) => `${line}${TO_LINE_END}`);
    process.stdout.write(`${HOME}${lines.join('\r\n')}${TO_SCREEN_END}`);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    process.off('exit', this.#close);
    this.#give();
    process.off('SIGTSTP', this.#suspend);
    process.off('SIGCONT', this.#comeBack);
    process.stdin.pause();
    process.stdin.removeAllListeners('data');
  }
}
