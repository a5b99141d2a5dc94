const SEPARATOR = /^-{3,}$/;

/** The rows of each kingdom, lines of `---` between them. Empty lines and lines that begin with `#` do not count. */
export function splitKingdoms(text: string): readonly (readonly string[])[] {
  const kingdoms: string[][] = [[]];
  for (const line of text.split(/\r?\n/).map((raw) => raw.trim())) {
    if (SEPARATOR.test(line)) kingdoms.push([]);
    else if (line !== '' && !line.startsWith('#')) kingdoms.at(-1)!.push(line);
  }
  // A line after the last kingdom separates it from nothing.
  if (kingdoms.length > 1 && kingdoms.at(-1)!.length === 0) kingdoms.pop();
  return kingdoms;
}
