import { padText, padTextStart, widest } from './text-width.ts';

/** Rows of texts as aligned lines: the first column to the left, numbers to the right. */
export function formatTable(rows: readonly (readonly string[])[], gap = '  '): readonly string[] {
  const widths = rows[0]!.map((_, column) => widest(rows.map((row) => row[column]!)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? padText : padTextStart)(text, widths[column]!))
      .join(gap)
      .trimEnd(),
  );
}
