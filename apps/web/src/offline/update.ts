import { type ReadonlySignal, signal } from '@preact/signals';

const WORKER = './sw.js';
const AGAIN_MS = 60 * 60 * 1000;

const waiting = signal<ServiceWorker>();

/** A newer build that is loaded whole and waits to be taken. */
export const update: ReadonlySignal<ServiceWorker | undefined> = waiting;

/**
 * Keeps the page on this device, and looks for newer builds. One that was loaded during an earlier visit is taken at
 * once, while nobody has done anything yet; one that comes later waits until it is asked for, or for the next visit.
 */
export async function startOffline(): Promise<void> {
  // Pages by plain HTTP from another computer have no service worker, and those of a developer change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  if (known?.waiting) return takeUpdate(known.waiting);
  // What the screen needs comes first.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const registration = await serviceWorker.register(WORKER, { updateViaCache: 'none' });
  watch(registration);
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < AGAIN_MS) return;
    lookedAt = Date.now();
    // Without a network there is nothing newer.
    registration.update().catch(() => undefined);
  });
}

/** Loads the page anew with the build that waits. Games are kept with every step, also in the middle of a turn. */
export function takeUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}

function watch(registration: ServiceWorkerRegistration): void {
  const see = () => {
    // The first build of all replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  see();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', see);
  });
}
