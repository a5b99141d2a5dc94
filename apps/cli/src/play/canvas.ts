import type { Paint, Style } from '../paint.ts';
import { withPlainSpaces } from '../plain-text.ts';

interface Cell {
  readonly char: string;
  readonly style: Style | undefined;
}

const BLANK: Cell = { char: ' ', style: undefined };

/** A screen in the making: characters with a style at places; what lies outside is cut off. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #rows: Cell[][];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  }

  write(x: number, y: number, text: string, style?: Style): void {
    const row = this.#rows[y];
    if (!row) return;
    for (const [i, char] of [...withPlainSpaces(text)].entries())
      if (x + i >= 0 && x + i < this.width) row[x + i] = { char, style };
  }

  /** The same text on several lines, broken between words; returns how many lines it took. */
  paragraph(x: number, y: number, width: number, text: string, style?: Style): number {
    const lines = wrap(text, width);
    for (const [i, line] of lines.entries()) this.write(x, y + i, line, style);
    return lines.length;
  }

  lines(paint: Paint): readonly string[] {
    return this.#rows.map((row) => {
      let line = '';
      for (let x = 0; x < row.length; ) {
        const { style } = row[x]!;
        let text = '';
        for (; x < row.length && row[x]!.style === style; x++) text += row[x]!.char;
        line += style ? paint(style, text) : text;
      }
      return line.trimEnd();
    });
  }
}

/** Lines of at most a width, broken at spaces and never at no-break spaces. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    // Kept as it is, with its indent.
    if ([...paragraph].length <= width) return [paragraph];
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1)!;
      if (line && [...line].length + 1 + [...word].length > width) lines.push(word);
      else lines[lines.length - 1] = line ? `${line} ${word}` : word;
    }
    return lines;
  });
}
