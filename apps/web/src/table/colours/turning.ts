import { type ReadonlySignal, signal } from '@preact/signals';

/** A portrait phone: the map stands upright there. */
const PORTRAIT = ['(max-width:600px)', '(orientation:portrait)'].join(' and ');

const portrait = signal(false);

/** Whether the map is turned by a quarter. */
export const isTurned: ReadonlySignal<boolean> = portrait;

if (typeof matchMedia === 'function') {
  const query = matchMedia(PORTRAIT);
  portrait.value = query.matches;
  query.addEventListener('change', () => {
    portrait.value = query.matches;
  });
}
