import { expect, it } from 'vitest';
import { serverPlace } from './server-place.ts';

it.each([
  ['http://localhost:8080/', 'http://192.168.1.5:8080', 'http://192.168.1.5:8080', 'network'],
  ['http://127.0.0.1:8080/', 'https://games.example.org', 'https://games.example.org', 'anywhere'],
  ['http://192.168.1.5:8080/', '', 'http://192.168.1.5:8080', 'network'],
  ['http://172.20.0.4/', undefined, 'http://172.20.0.4', 'network'],
  ['http://172.40.0.4/', undefined, 'http://172.40.0.4', 'anywhere'],
  ['http://kitchen.local:8080/', 'http://192.168.1.5:8080', 'http://kitchen.local:8080', 'network'],
  ['http://kitchen:8080/x', undefined, 'http://kitchen:8080', 'network'],
  ['https://games.example.org/#/', '', 'https://games.example.org', 'anywhere'],
])('from %s, told %s, a link begins with %s and reaches %s', (page, told, origin, reach) => {
  expect(serverPlace(page, told)).toEqual({ origin, reach });
});

it.each([undefined, '', 'nonsense', 'http://localhost:8080'])(
  'of a server that only this computer reaches (%s) no link reaches anybody',
  (told) => {
    expect(serverPlace('http://localhost:8080/', told).reach).toBe('nobody');
  },
);
