// Codes of ANSI terminals; backgrounds carry a foreground that can be read on them.
const STYLES = {
  bold: '1',
  dim: '2',
  gold: '30;48;5;220',
  green: '97;48;5;22',
  blue: '97;48;5;25',
  lime: '30;48;5;113',
  brown: '97;48;5;94',
  black: '97;48;5;236',
  purple: '1;97;48;5;90',
  // Ink on coloured paper.
  straw: '30;48;5;221',
  sky: '30;48;5;117',
  coral: '30;48;5;209',
  mint: '30;48;5;79',
  stone: '30;48;5;250',
  lilac: '30;48;5;183',
  ivory: '30;48;5;230',
  // A piece that hovers: where it may lie, and where it may not.
  ghost: '1;30;48;5;231',
  barred: '1;97;48;5;160',
  // The colours of the players.
  pink: '1;38;5;205',
  yellow: '1;38;5;178',
  leaf: '1;38;5;71',
  azure: '1;38;5;75',
  alert: '1;38;5;203',
  // Crayons: what is painted, with the letter of its colour as a texture or clearly to be read.
  'blue-crayon': '38;5;75;48;5;25',
  'green-crayon': '38;5;114;48;5;28',
  'yellow-crayon': '38;5;178;48;5;220',
  'violet-crayon': '38;5;176;48;5;91',
  'red-crayon': '38;5;210;48;5;160',
  'brown-crayon': '38;5;180;48;5;94',
  'blue-sign': '1;97;48;5;25',
  'green-sign': '1;97;48;5;28',
  'yellow-sign': '1;30;48;5;220',
  'violet-sign': '1;97;48;5;91',
  'red-sign': '1;97;48;5;160',
  'brown-sign': '1;97;48;5;94',
  // The same colours as ink on the paper of an unpainted sheet.
  'blue-ink': '38;5;75',
  'green-ink': '38;5;77',
  'yellow-ink': '38;5;221',
  'violet-ink': '38;5;177',
  'red-ink': '38;5;203',
  'brown-ink': '38;5;173',
  wall: '38;5;246',
  'wall-faint': '38;5;240',
} as const;
export type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

export function createPaint(hasColour: boolean): Paint {
  return (style, text) => (hasColour ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text);
}

/** Only on a screen, and not where NO_COLOR has a value (no-color.org). */
export function isColourful(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}
