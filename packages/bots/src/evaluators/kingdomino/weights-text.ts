// Two letters for each weight, a number from 0 to 4095.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE = LETTERS.length;
const ZERO = (BASE * BASE) / 2;
const UNIT = 1 / 512;

/** Weights as a text, rounded. None may be 4 or more. */
export function formatWeights(weights: ArrayLike<number>): string {
  return Array.from(weights, (weight) => {
    const number = ZERO + Math.round(weight / UNIT);
    if (!(number >= 0 && number < BASE * BASE)) throw new Error(`a weight of ${weight}`);
    return LETTERS[Math.floor(number / BASE)]! + LETTERS[number % BASE]!;
  }).join('');
}

export function parseWeights(text: string): Float64Array {
  return Float64Array.from({ length: text.length / 2 }, (_, at) => {
    const number = LETTERS.indexOf(text[2 * at]!) * BASE + LETTERS.indexOf(text[2 * at + 1]!);
    return (number - ZERO) * UNIT;
  });
}
