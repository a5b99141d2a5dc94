import type { JSX } from 'preact';
import { Icon } from '../art/icon.tsx';
import { isHydrated } from './hydration.ts';
import { t } from './language.ts';
import { changeSettings, DEFAULT_SETTINGS, settings } from './settings.ts';
import { playSound } from './sound.ts';

interface SoundSwitchProps {
  readonly class: string;
  /** Whether its words are seen; they are said aloud in any case. */
  readonly hasWords?: boolean;
}

/** Turns the sound on, which is heard at once, or off. */
export function SoundSwitch({ class: kind, hasWords = false }: SoundSwitchProps): JSX.Element {
  const say = t.value;
  const { sound } = isHydrated.value ? settings.value : DEFAULT_SETTINGS;
  const state = say(sound ? 'web-sound-on' : 'web-sound-off');
  const turn = () => {
    changeSettings({ sound: !sound });
    playSound('place');
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={sound}
      aria-label={say('web-sound')}
      title={state}
      class={kind}
      onClick={turn}
    >
      <Icon name={sound ? 'sound' : 'silent'} />
      {hasWords && <span>{state}</span>}
    </button>
  );
}
