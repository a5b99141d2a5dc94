import { fetchWhole } from './fetch-whole.ts';
import { keepUnserved } from './keep-file.ts';
import { PHYSICS_URL } from './physics-url.ts';

type Physics = typeof import('@crownhold/throw');

/** What the file of the physics has when it is whole. A compressed answer does not say it. */
export const PHYSICS_BYTES = 4_372_000;

/** Loads the physics; `report` hears how much has come, from 0 to 1. */
export async function loadPhysics(report: (part: number) => void = () => undefined): Promise<Physics> {
  if (PHYSICS_URL === undefined) return import('@crownhold/throw');
  // Then it is at hand, and the import takes it from there.
  await fetchWhole(PHYSICS_URL, PHYSICS_BYTES, report);
  // Without room on the device it comes by the network next time.
  keepUnserved(PHYSICS_URL).catch(() => undefined);
  return import(/* @vite-ignore */ PHYSICS_URL) as Promise<Physics>;
}
