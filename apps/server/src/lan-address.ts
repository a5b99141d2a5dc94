import type { AddressInfo } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ANY = ['0.0.0.0', '::'];
/** Virtual networks of this machine: no phone is in them. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|vEthernet)/;

/** Addresses at which other machines of the local network reach a server that listens on this host. */
export function lanAddresses(host: string, port: number, interfaces: Interfaces): string[] {
  if (!ANY.includes(host)) return [];
  return Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => `http://${address}:${port}`);
}

/** The address at which this machine reaches it. */
export function localAddress(host: string, port: number): string {
  if (ANY.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Listening {
  readonly publicOrigin?: string | undefined;
  readonly host: string;
}

/** How links begin that people hand on: never with this machine's own name for itself. Empty if nobody else reaches it. */
export function invitationOrigin(
  { publicOrigin, host }: Listening,
  address: AddressInfo | string | null,
  interfaces: Interfaces = networkInterfaces(),
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const port = typeof address === 'object' ? address?.port : undefined;
  return port === undefined ? '' : (lanAddresses(host, port, interfaces)[0] ?? '');
}
