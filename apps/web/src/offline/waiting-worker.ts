/** What is used of a `ServiceWorkerRegistration`. */
export interface Installs<Worker extends EventTarget> extends EventTarget {
  readonly installing: Worker | null;
  readonly waiting: Worker | null;
}

/** Tells of every worker that waits: one that came before, one that is being installed already, and those to come. */
export function onWaiting<Worker extends EventTarget>(
  registration: Installs<Worker>,
  tell: (worker: Worker) => void,
): void {
  const see = () => {
    if (registration.waiting) tell(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', see);
  see();
  follow();
  registration.addEventListener('updatefound', follow);
}
