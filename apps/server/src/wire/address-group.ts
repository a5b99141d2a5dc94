import { BlockList, isIPv4, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Of this machine or of a network that the internet does not reach. */
export function isPrivateAddress(address: string): boolean {
  const plain = withoutZone(address);
  return isIPv4(plain) ? PRIVATE.check(plain, 'ipv4') : isIPv6(plain) && PRIVATE.check(plain, 'ipv6');
}

/** Addresses that belong to one household or school: one of IPv4, 2^64 of IPv6. */
export function addressGroup(address: string): string {
  const plain = withoutZone(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const whole = [...before, ...Array<string>(missing).fill('0'), ...after];
  const prefix = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

function withoutZone(address: string): string {
  const plain = address.split('%')[0]!;
  return MAPPED.exec(plain)?.[1] ?? plain;
}
