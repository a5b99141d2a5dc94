import { describe, expect, it } from 'vitest';
import { formatCode, formatTableLink, LINK_KINDS, parseCode, parseTableLink } from './index.ts';

const TABLE = '0123456789abcdef';
const SECRET = 'aB3-_'.repeat(5).slice(0, 22);

describe('a link to a table', () => {
  it.each([
    { origin: 'http://localhost:8080', table: TABLE },
    {
      origin: 'http://a',
      table: TABLE,
      kind: 'invite',
      secret: SECRET,
      preview: { language: 'ru', token: 'aB3-_678' },
    } as const,
    ...LINK_KINDS.map((kind) => ({ origin: 'https://play.example.org', table: TABLE, kind, secret: SECRET })),
  ])('is read as it was written: %j', (link) => {
    expect(parseTableLink(formatTableLink(link))).toEqual(link);
  });

  it('has its secret in the fragment alone', () => {
    const link = formatTableLink({ origin: 'http://localhost', table: TABLE, kind: 'invite', secret: SECRET });
    expect(link.split('#')).toEqual([`http://localhost/table/${TABLE}`, `invite=${SECRET}`]);
  });

  it.each([
    'localhost:8080',
    'ftp://localhost/table/0123456789abcdef',
    'http://localhost/table/short',
    'http://localhost/table/0123456789abcdef?x=1',
    'http://localhost/table/0123456789abcdef?from=ru-short',
    'http://localhost/table/0123456789abcdef#invite=short',
    'http://localhost/table/0123456789abcdef#admin=aB3-_aB3-_aB3-_aB3-_aB',
    'http://localhost/',
  ])('is not %s', (text) => {
    expect(parseTableLink(text)).toBeUndefined();
  });
});

describe('a code', () => {
  it.each(['KEMTAX', 'kem-tax', ' KEM TAX ', 'КЕМ–ТАХ', 'кемтах', 'K E M · T A X'])('is read from %j', (text) => {
    expect(parseCode(text)).toBe('KEMTAX');
    expect(formatCode('KEMTAX')).toBe('KEM-TAX');
  });

  it.each(['KEMTA', 'KEMTAXX', 'KEMTAZ', 'Я', ''])('is not %j', (text) => {
    expect(parseCode(text)).toBeUndefined();
  });
});
