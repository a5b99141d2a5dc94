import { type ReadonlySignal, signal } from '@preact/signals';
import { newestBuild } from './builds.ts';
import { onWaiting } from './waiting-worker.ts';

const WORKER = './sw.js';
const AGAIN_MS = 60 * 60 * 1000;

const isNewer = signal(false);

/** Whether a newer build than that of this page is on this device: the next start takes it. */
export const hasUpdate: ReadonlySignal<boolean> = isNewer;

/** Keeps the page on this device, and looks for newer builds. */
export async function startOffline(): Promise<void> {
  // Pages by plain HTTP from another computer have no service worker, and those of a developer change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What the screen needs comes first.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  onWaiting(registration, (worker) => noteWaiting(worker).catch(reportError));
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < AGAIN_MS) return;
    lookedAt = Date.now();
    // Without a network there is nothing newer.
    registration.update().catch(() => undefined);
  });
}

/** Starts anew, and so with the newest build. Games are kept with every step, also in the middle of a turn. */
export function takeUpdate(): void {
  location.reload();
}

async function noteWaiting(worker: ServiceWorker): Promise<void> {
  const newest = await newestBuild(caches);
  if (newest === document.documentElement.dataset['build']) worker.postMessage('take-over');
  else isNewer.value = newest !== undefined;
}
