import { FluentNumber, type FluentValue, type Scope } from '@fluent/bundle';
import type { Language } from './language.ts';

/** A number with as many digits after the comma, or the point, as asked for. */
export function formatNumber(language: Language, value: number, fractionDigits = 0): string {
  return withMinus(formatOf(language, fractionDigits).format(value));
}

// A formatter takes longer to make than all that it is used for.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, fractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${fractionDigits}`;
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, digits);
  formats.set(key, format);
  return format;
}

/** A number in a message, with a minus sign (U+2212) instead of the hyphen that `Intl` writes. */
export class MessageNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** The function SIGNED() of our messages: `+5`, `−5`, `0`. */
export function signed([value]: readonly FluentValue[]): FluentValue {
  if (!(value instanceof FluentNumber)) throw new TypeError('SIGNED() takes a number');
  return new MessageNumber(value.value, { ...value.opts, signDisplay: 'exceptZero' });
}

function withMinus(text: string): string {
  return text.replace('-', '\u2212');
}
