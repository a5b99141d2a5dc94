import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { settings } from './settings.ts';

const systemReduces = signal(false);
const systemIsDark = signal(false);

/** Whether pieces jump to where they go. */
export const isMotionReduced: ReadonlySignal<boolean> = computed(() => {
  const { motion } = settings.value;
  return motion === 'auto' ? systemReduces.value : motion === 'less';
});

/** Keeps the attributes of the page, by which the styles go, in step with the settings. */
export function startAppearance(): void {
  follow('(prefers-reduced-motion: reduce)', systemReduces);
  follow('(prefers-color-scheme: dark)', systemIsDark);
  const { dataset } = document.documentElement;
  effect(() => {
    const { theme, patterns } = settings.value;
    const systemTheme = systemIsDark.value ? 'dark' : 'light';
    dataset['theme'] = theme === 'auto' ? systemTheme : theme;
    dataset['motion'] = isMotionReduced.value ? 'less' : 'full';
    dataset['patterns'] = patterns ? 'drawn' : 'plain';
  });
}

/** Keeps a signal in step with what the system says. */
function follow(query: string, answer: Signal<boolean>): void {
  const media = matchMedia(query);
  const update = () => {
    answer.value = media.matches;
  };
  update();
  media.addEventListener('change', update);
}
