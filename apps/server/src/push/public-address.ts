import { BlockList, isIP } from 'node:net';

const ELSEWHERE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ELSEWHERE.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only this part is given out, and these parts of it stand for addresses elsewhere. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2002::', 16],
] as const)
  ELSEWHERE.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the internet: not of this machine, of a local network, or of a special kind. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !ELSEWHERE.check(address, 'ipv4');
  return version === 6 && GIVEN_OUT.check(address, 'ipv6') && !ELSEWHERE.check(address, 'ipv6');
}
