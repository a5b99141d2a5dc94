import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ANY = ['0.0.0.0', '::'];
/** Networks inside the machine: no phone is in them. */
const INSIDE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|vEthernet)/;

/** Where another machine of the house finds a server that listens at this host. */
export function houseAddresses(host: string, port: number, interfaces: Interfaces): string[] {
  if (!ANY.includes(host)) return [];
  return Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}`);
}

/** Where this machine finds it. */
export function ownAddress(host: string, port: number): string {
  if (ANY.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
