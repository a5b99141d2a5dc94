export const CSP_REPORTS = '/csp-report';

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'report-uri': CSP_REPORTS,
};

/** The workers that throw dice and verify throws run physics, which is WebAssembly. They have no page: nothing else gets this right. */
const PHYSICS_WORKER = /^\/assets\/(?:table|verify)-worker-[\w-]+\.js(?:\.br|\.gz)?$/;
const PHYSICS_POLICY = { ...POLICY, 'script-src': `${POLICY['script-src']} 'wasm-unsafe-eval'` };

const SWITCHED_OFF = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Sent with every answer: the page runs its own files and nothing else. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': formatPolicy(POLICY),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Instead of it for one file, by its path in the folder; compressed or not. */
export function policyOf(path: string): string | undefined {
  return PHYSICS_WORKER.test(path) ? formatPolicy(PHYSICS_POLICY) : undefined;
}

/** How long a browser keeps a file without asking: one whose name carries a hash for good, any other not at all. */
export const CACHE_CONTROL = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

function formatPolicy(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map((directive) => directive.join(' '))
    .join('; ');
}
