import { stripVTControlCharacters } from 'node:util';

const GAP = '   ';

/** Blocks of lines beside each other, as many to a row as the width allows, rows apart by an empty line. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number): readonly string[] {
  const rows: (readonly string[])[][] = [];
  let used = 0;
  for (const block of blocks) {
    const needed = GAP.length + blockWidth(block);
    if (rows.length === 0 || used + needed > width) {
      rows.push([]);
      used = -GAP.length;
    }
    rows.at(-1)!.push(block);
    used += needed;
  }
  return rows.flatMap((row, index) => [...(index > 0 ? [''] : []), ...joinRow(row)]);
}

function joinRow(blocks: readonly (readonly string[])[]): readonly string[] {
  const height = blocks.reduce((most, block) => Math.max(most, block.length), 0);
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block) => padded(block[line] ?? '', blockWidth(block)))
      .join(GAP)
      .trimEnd(),
  );
}

function blockWidth(block: readonly string[]): number {
  return block.reduce((width, line) => Math.max(width, shownLength(line)), 0);
}

/** `padEnd` for text with colours in it. */
function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - shownLength(text)));
}

function shownLength(text: string): number {
  return stripVTControlCharacters(text).length;
}
