const MOST_SECONDS = 400 * 24 * 60 * 60;
/** 256 bits. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Browsers keep cookies of all ports of a host together, so the name has the port. */
export function cookieName({ isSecure, port }: { readonly isSecure: boolean; readonly port: number }): string {
  return isSecure ? '__Host-crownhold' : `crownhold-${port}`;
}

export function formatCookie(name: string, token: string, seconds = MOST_SECONDS): string {
  const parts = [`${name}=${token}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${seconds}`];
  return [...parts, ...(name.startsWith('__Host-') ? ['Secure'] : [])].join('; ');
}

/** The token in a `Cookie` header, if there is one in its form; the first if there are several. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name && TOKEN.test(value)) return value;
  }
  return undefined;
}
