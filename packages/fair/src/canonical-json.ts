/** Options and attachments are shallow; deeper values are somebody's attempt to exhaust the stack. */
const MAX_DEPTH = 16;

/** JSON in one form only: keys sorted by their code units, no spaces. `undefined` for what JSON cannot say exactly. */
export function canonicalJson(value: unknown, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : undefined;
  if (typeof value === 'string') return value.isWellFormed() ? JSON.stringify(value) : undefined;
  if (typeof value !== 'object') return undefined;
  return Array.isArray(value) ? canonicalList(value, depth) : canonicalObject(value, depth);
}

function canonicalList(values: readonly unknown[], depth: number): string | undefined {
  const items = values.map((item) => canonicalJson(item, depth + 1));
  return items.includes(undefined) ? undefined : `[${items.join()}]`;
}

function canonicalObject(value: object, depth: number): string | undefined {
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const items = fields.map(([key, item]) => {
    const text = canonicalJson(item, depth + 1);
    return text === undefined || !key.isWellFormed() ? undefined : `${JSON.stringify(key)}:${text}`;
  });
  return items.includes(undefined) ? undefined : `{${items.join()}}`;
}
