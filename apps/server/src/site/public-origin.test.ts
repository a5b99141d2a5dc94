import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  [{ host: '[fd00::7]:8080' }, 'http://[fd00::7]:8080'],
  [{ host: 'Games.Example.org' }, 'http://games.example.org'],
  [{ host: '10.0.0.7:3000', 'x-forwarded-proto': 'https' }, 'https://10.0.0.7:3000'],
  [
    { host: 'inside', 'x-forwarded-host': 'example.org, proxy', 'x-forwarded-proto': 'https, http' },
    'https://example.org',
  ],
  [{ host: 'a', 'x-forwarded-proto': 'javascript' }, 'http://a'],
])('%j is %s', (headers, origin) => {
  expect(publicOrigin(headers)).toBe(origin);
});

it.each([
  {},
  { host: 'localhost:8080' },
  { host: '127.0.0.1:8080' },
  { host: '[::1]:8080' },
  { host: '' },
  { host: 'a"><script>' },
  { host: 'a/b' },
  { host: 'a b' },
  { host: 'user@evil' },
  { host: 'a:99999999' },
  { host: `${'a'.repeat(300)}` },
  { host: 'fine', 'x-forwarded-host': '"onload=' },
])('%j is nothing to write into a page', (headers) => {
  expect(publicOrigin(headers)).toBeUndefined();
});
