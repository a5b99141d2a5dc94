import { expect, it } from 'vitest';
import { parseOrigin } from './server-origin.ts';

it('the address of a server has no path', () => {
  expect(parseOrigin('http://localhost:8080')).toBe('http://localhost:8080');
  expect(['http://localhost/x', 'file:///etc', 'x'].map(parseOrigin)).toEqual([undefined, undefined, undefined]);
});
