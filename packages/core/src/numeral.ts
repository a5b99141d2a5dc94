/** A plain decimal of at most three digits, as every notation writes numbers; `undefined` for any other text. */
export function parseNumeral(text: string | undefined): number | undefined {
  return text !== undefined && /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : undefined;
}
