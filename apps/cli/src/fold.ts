import { textWidth } from './text-width.ts';

const FOLD_WIDTH = 24;

/** A title with items behind it, on as many short lines as it takes; nothing at all without items. */
export function fold(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  const lines = [title];
  for (const [index, item] of items.entries()) {
    const piece = ` ${item}${index < items.length - 1 ? ',' : ''}`;
    if (textWidth(lines.at(-1)! + piece) > FOLD_WIDTH) lines.push(' ');
    lines.push(lines.pop()! + piece);
  }
  return lines;
}
