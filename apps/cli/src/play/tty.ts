import process from 'node:process';
import { createPaint, isColourful } from '../paint.ts';
import type { Canvas } from './canvas.ts';
import { type Key, parseKeys } from './keys.ts';

const ENTER = '\u001b[?1049h\u001b[?25l';
const LEAVE = '\u001b[?25h\u001b[?1049l';
const HOME = '\u001b[H';
const TO_LINE_END = '\u001b[K';
const TO_SCREEN_END = '\u001b[J';

/** The whole terminal for ourselves, and given back as it was, whatever happens. */
export class Tty {
  readonly #paint = createPaint(isColourful(process.stdout, process.env));
  #isOpen = false;
  readonly #close = () => this.close();

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
    process.stdin.setRawMode(true).setEncoding('utf8').resume();
    process.stdin.on('data', (chunk: string) => {
      for (const key of parseKeys(chunk)) onKey(key);
    });
    // The terminal was closed, or somebody wants us gone: the same as asking to leave.
    const leave = () => onKey({ name: 'interrupt', text: '' });
    process.stdin.on('end', leave);
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave);
    process.stdout.on('resize', onChange);
    process.on('exit', this.#close);
    process.stdout.write(ENTER);
  }

  show(canvas: Canvas): void {
    const lines = canvas.lines(this.#paint).map((line) => `${line}${TO_LINE_END}`);
    process.stdout.write(`${HOME}${lines.join('\r\n')}${TO_SCREEN_END}`);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    process.off('exit', this.#close);
    process.stdout.write(LEAVE);
    process.stdin.setRawMode(false);
    process.stdin.pause();
    process.stdin.removeAllListeners('data');
  }
}
