/** The address of the physics: the build puts it here (`physics-url.ts` beside its configuration). Without a build there is none. */
export const PHYSICS_URL: string | undefined = undefined;
