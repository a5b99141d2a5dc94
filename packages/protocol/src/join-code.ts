/** Letters that look the same in Latin and in Cyrillic. */
export const CODE_LETTERS = 'ABCEHKMPTX';
const CYRILLIC = 'АВСЕНКМРТХ';
export const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A code as people type it, in either alphabet, with or without gaps; `undefined` if it is none. */
export function parseCode(text: string): string | undefined {
  const letters = [...text.toUpperCase()].filter((char) => !/[\s\p{Pd}·.]/u.test(char));
  const code = letters.map((char) => CODE_LETTERS[CYRILLIC.indexOf(char)] ?? char).join('');
  return CODE.test(code) ? code : undefined;
}

/** As it is read aloud: `KEM-TAX`. */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
