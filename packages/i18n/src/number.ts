import type { Language } from './language.ts';

/** A number with as many digits after the comma, or the point, as asked for. */
export function formatNumber(language: Language, value: number, fractionDigits = 0): string {
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return new Intl.NumberFormat(language, digits).format(value);
}
