/** Rows of texts as aligned lines: the first column to the left, numbers to the right. */
export function formatTable(rows: readonly (readonly string[])[], gap = '  '): readonly string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!)))
      .join(gap)
      .trimEnd(),
  );
}
