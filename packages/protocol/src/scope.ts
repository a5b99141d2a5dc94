/** What a bearer token may be allowed to do. */
export const SCOPES = ['tables:read', 'tables:create', 'tables:play', 'games:read'] as const;
export type Scope = (typeof SCOPES)[number];
