import { padText, widest } from './text-width.ts';

const GAP = '   ';

/** Blocks of lines beside each other, as many to a row as the width allows, rows apart by an empty line. */
export function sideBySide(blocks: readonly (readonly string[])[], width: number): readonly string[] {
  const rows: (readonly string[])[][] = [];
  let used = 0;
  for (const block of blocks) {
    const needed = GAP.length + widest(block);
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
      .map((block) => padText(block[line] ?? '', widest(block)))
      .join(GAP)
      .trimEnd(),
  );
}
