import { type ReadonlySignal, signal } from '@preact/signals';
import { type Origins, originOf, withStep } from './origins.ts';
import { entryAddress, formatRoute, parseRoute, type Route } from './route.ts';

const current = signal<Route>({ screen: 'home' });

export const route: ReadonlySignal<Route> = current;

let origins: Origins = new Map();

/** Where the way back from the present screen leads. */
export function screenBefore(): Route {
  return originOf(origins, current.value);
}

/** How many times the screen has changed since the page was opened. */
let changes = 0;

export function startRoute(): void {
  const entry = entryAddress(location.search, location.hash);
  if (entry !== undefined) history.replaceState(undefined, '', entry);
  current.value = parseRoute(location.hash);
  addEventListener('hashchange', ({ newURL }) => {
    changes++;
    // Not the address as it is now: after two quick changes it would skip the screen in between, and the way back with it.
    const next = parseRoute(new URL(newURL).hash);
    origins = withStep(origins, current.value, next);
    current.value = next;
    scrollTo(0, 0);
  });
}

export function navigate(target: Route): void {
  location.hash = formatRoute(target);
}

/** Goes to a screen in place of this one: the back button will not return here. */
export function redirect(target: Route): void {
  location.replace(formatRoute(target));
}

/** Nobody expects the focus to jump while the page opens; after that it follows the screens. */
export function isFirstScreen(): boolean {
  return changes === 0;
}
