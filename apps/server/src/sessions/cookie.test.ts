import { describe, expect, it } from 'vitest';
import { cookieName, formatCookie, readCookie } from './cookie.ts';

const TOKEN = 'a'.repeat(42);
const ONE = `${TOKEN}1`;
const OTHER = `${TOKEN}2`;

describe('the cookie of a session', () => {
  it('is named after the port, or bound to the host under TLS', () => {
    expect(cookieName({ isSecure: false, port: 8080 })).toBe('crownhold-8080');
    expect(cookieName({ isSecure: true, port: 443 })).toBe('__Host-crownhold');
    expect(formatCookie('__Host-crownhold', ONE)).toMatch(/; Secure$/);
    expect(formatCookie('crownhold-8080', ONE)).not.toMatch(/Secure|Domain/);
  });

  it.each([
    [`n=${ONE}`, ONE],
    [`a=b; n=${ONE}; c=d`, ONE],
    [`n=${ONE};n=${OTHER}`, ONE],
    [`n=short; n=${OTHER}`, OTHER],
    [`nn=${ONE}`, undefined],
    [`n=${ONE}x`, undefined],
    [`n="${ONE}"`, undefined],
    ['n', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is found in %j', (header, token) => {
    expect(readCookie(header, 'n')).toBe(token);
  });
});
