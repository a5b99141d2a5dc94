import { computed, type ReadonlySignal } from '@preact/signals';
import { isMotionReduced } from '../app/appearance.ts';
import { settings } from '../app/settings.ts';
import type { FilmPace } from './film.ts';

/** The pace of films on this device. */
export const filmPace: ReadonlySignal<FilmPace> = computed(() =>
  isMotionReduced.value ? 'still' : settings.value.pace,
);
