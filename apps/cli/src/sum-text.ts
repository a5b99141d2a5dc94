import { formatNumber, type Language } from '@crownhold/i18n';

/** Numbers as a sum, `4+0−1`: with a minus sign, not with a hyphen. */
export function sumText(parts: readonly number[], language: Language): string {
  return parts
    .map((part) => formatNumber(language, part))
    .join('+')
    .replaceAll('+\u2212', '\u2212');
}
