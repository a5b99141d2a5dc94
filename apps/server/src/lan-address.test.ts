import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { invitationOrigin, lanAddresses, localAddress } from './lan-address.ts';

function card(address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo {
  const rest = { address, netmask: '', mac: '', internal, cidr: null };
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 };
}

const INTERFACES = {
  lo: [card('127.0.0.1', 'IPv4', true)],
  docker0: [card('172.17.0.1')],
  wlan0: [card('192.168.1.20'), card('fe80::1', 'IPv6')],
  eth1: [card('169.254.3.4')],
};

it('names the addresses for phones of the local network', () => {
  expect(lanAddresses('0.0.0.0', 8080, INTERFACES)).toEqual(['http://192.168.1.20:8080']);
  expect(lanAddresses('127.0.0.1', 8080, INTERFACES)).toEqual([]);
});

it('names the address for this machine', () => {
  expect(localAddress('0.0.0.0', 80)).toBe('http://localhost:80');
  expect(localAddress('192.168.1.20', 80)).toBe('http://192.168.1.20:80');
  expect(localAddress('::1', 80)).toBe('http://[::1]:80');
});

it('begins links for others with the public address, or with one of the local network', () => {
  const address = { address: '0.0.0.0', family: 'IPv4', port: 8080 };
  const publicOrigin = 'https://games.example.org';
  expect(invitationOrigin({ publicOrigin, host: '0.0.0.0' }, address, INTERFACES)).toBe(publicOrigin);
  expect(invitationOrigin({ host: '0.0.0.0' }, address, INTERFACES)).toBe('http://192.168.1.20:8080');
  expect(invitationOrigin({ host: '127.0.0.1' }, address, INTERFACES)).toBe('');
  expect(invitationOrigin({ host: '0.0.0.0' }, null, INTERFACES)).toBe('');
});
