import { toldOrigin } from '../app/server-tables.ts';

/** Whom a link to this server reaches. */
type Reach =
  | 'anywhere'
  /** Only devices in the same network. */
  | 'network'
  /** Nobody: the server listens to this computer alone. */
  | 'nobody';

export interface ServerPlace {
  /** For links to hand on; never this computer's own name for itself. */
  readonly origin: string;
  readonly reach: Reach;
}

const ITSELF = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd])/i;
const LOCAL_NAME = /^[^.]+$|\.(?:local|lan|home|internal)$/i;

/** Where friends find a server, by the page's own address and by the one that the server names. */
export function serverPlace(page: string, told: string | undefined): ServerPlace {
  const { origin, hostname } = new URL(page);
  const other = told && URL.canParse(told) ? new URL(told) : undefined;
  if (!ITSELF.test(hostname)) return { origin, reach: reachOf(hostname) };
  return other ? { origin: other.origin, reach: reachOf(other.hostname) } : { origin, reach: 'nobody' };
}

function reachOf(hostname: string): Reach {
  if (ITSELF.test(hostname)) return 'nobody';
  return PRIVATE.test(hostname) || LOCAL_NAME.test(hostname) ? 'network' : 'anywhere';
}

export function placeOfServer(): ServerPlace {
  return serverPlace(location.href, toldOrigin());
}
