import { type ReadonlySignal, signal } from '@preact/signals';

const hydrated = signal(false);

/**
 * Whether the script has taken over the first screen that the build has drawn. Until then it must render exactly that
 * screen, whatever this device has kept: attributes that differ would stay wrong.
 */
export const isHydrated: ReadonlySignal<boolean> = hydrated;

export function markHydrated(): void {
  hydrated.value = true;
}
