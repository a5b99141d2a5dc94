const KEYS = ['effective-directive', 'blocked-uri', 'document-uri', 'source-file', 'line-number'];
const LONGEST = 200;

/** What is worth a line in the log; anybody may send anything here. */
export function readCspReport(body: unknown): Readonly<Record<string, string>> | undefined {
  const report = field(body, 'csp-report');
  const found = KEYS.flatMap((key): [string, string][] => {
    const value = field(report, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, String(value).slice(0, LONGEST)]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function field(value: unknown, key: string): unknown {
  // Read from JSON: an object or a list, of which nothing more is assumed.
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}
