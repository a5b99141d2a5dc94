import type { Paint, Style } from '../paint.ts';
import { withPlainSpaces } from '../plain-text.ts';
import { graphemesOf, textWidth } from '../text-width.ts';

interface Cell {
  /** A grapheme; nothing in the column after one that takes two. */
  readonly text: string;
  readonly style: Style | undefined;
}

const BLANK: Cell = { text: ' ', style: undefined };

/** A screen in the making: graphemes with a style at places; what lies outside is cut off. */
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
    let at = x;
    for (const grapheme of graphemesOf(withPlainSpaces(text))) {
      const width = textWidth(grapheme);
      const isInside = at >= 0 && at + width <= this.width;
      for (let column = at; column < at + width; column++) {
        // Half of a wide grapheme cannot be shown.
        const shown = isInside ? (column === at ? grapheme : '') : ' ';
        if (column >= 0 && column < this.width) put(row, column, { text: shown, style });
      }
      at += width;
    }
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
        for (; x < row.length && row[x]!.style === style; x++) text += row[x]!.text;
        line += style ? paint(style, text) : text;
      }
      return line.trimEnd();
    });
  }
}

/** Writes a cell; what is left of a wide grapheme that lay there goes. */
function put(row: Cell[], column: number, cell: Cell): void {
  if (row[column]!.text === '' && cell.text !== '') row[column - 1] = { ...row[column - 1]!, text: ' ' };
  if (row[column + 1]?.text === '') row[column + 1] = { ...row[column + 1]!, text: ' ' };
  row[column] = cell;
}

/** Lines of at most `width` columns, broken at spaces and never at no-break spaces; a longer word is broken where it must be. */
export function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    // Kept as it is, with its indent.
    if (textWidth(paragraph) <= width) return [paragraph];
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1)!;
      if (line && textWidth(line) + 1 + textWidth(word) <= width) {
        lines[lines.length - 1] = `${line} ${word}`;
        continue;
      }
      if (!line) lines.pop();
      lines.push(...broken(word, width));
    }
    return lines;
  });
}

/** A word in pieces that fit. */
function broken(word: string, width: number): readonly string[] {
  const pieces = [''];
  for (const grapheme of graphemesOf(word)) {
    if (pieces.at(-1) && textWidth(pieces.at(-1)! + grapheme) > width) pieces.push('');
    pieces.push(pieces.pop()! + grapheme);
  }
  return pieces;
}
