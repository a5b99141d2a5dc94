import { describe, expect, it } from 'vitest';
import { formatLink, parseLink, parseOrigin } from './table-link.ts';

const TABLE = '0123456789abcdef';
const TICKET = 'ab'.repeat(32);

describe('a link to a table', () => {
  it.each([
    { origin: 'http://localhost:8080', table: TABLE },
    { origin: 'https://play.example.org', table: TABLE, invitation: { seat: 1, ticket: TICKET } },
  ])('is read as it was written: %j', (link) => {
    expect(parseLink(formatLink(link))).toEqual(link);
  });

  it('has its secret in the fragment alone', () => {
    const link = formatLink({ origin: 'http://localhost', table: TABLE, invitation: { seat: 0, ticket: TICKET } });
    expect(link.split('#')[0]).not.toContain(TICKET);
  });

  it.each([
    'localhost:8080',
    'ftp://localhost/table/0123456789abcdef',
    'http://localhost/table/short',
    'http://localhost/table/0123456789abcdef?x=1',
    'http://localhost/table/0123456789abcdef#seat=9&ticket=00',
    'http://localhost/',
  ])('is not %s', (text) => {
    expect(parseLink(text)).toBeUndefined();
  });
});

it('the address of a server has no path', () => {
  expect(parseOrigin('http://localhost:8080')).toBe('http://localhost:8080');
  expect(['http://localhost/x', 'file:///etc', 'x'].map(parseOrigin)).toEqual([undefined, undefined, undefined]);
});
