import { LANGUAGES, type Language } from '@crownhold/i18n';
import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceStorage, readText, writeText } from './device-storage.ts';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['auto', 'less', 'full'] as const;
export const PACES = ['calm', 'normal', 'quick'] as const;

/** What a person has chosen on this device. `auto` asks the browser or the system. */
export interface Settings {
  readonly language: 'auto' | Language;
  readonly theme: (typeof THEMES)[number];
  /** Whether pieces travel or jump. */
  readonly motion: (typeof MOTIONS)[number];
  /** How fast the pieces of others move. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** A pattern with every colour. */
  readonly patterns: boolean;
  /** Ask before a turn ends; otherwise it ends with its last step. */
  readonly confirm: boolean;
  /** Letters act at the table; who speaks instead of typing may not want that. */
  readonly letterKeys: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  patterns: true,
  confirm: true,
  letterKeys: true,
};

const KEY = 'crownhold.settings';

const current = signal(parseSettings(readText(deviceStorage(), KEY)));

export const settings: ReadonlySignal<Settings> = current;

/** Takes effect at once; lasts as long as the page if the device keeps nothing. */
export function changeSettings(changes: Partial<Settings>): void {
  current.value = { ...current.value, ...changes };
  writeText(deviceStorage(), KEY, JSON.stringify(current.value));
}

/** What was kept, with defaults for all that is missing, broken or from another version. */
export function parseSettings(text: string | undefined): Settings {
  const kept = fieldsOf(text);
  const flag = (name: 'sound' | 'patterns' | 'confirm' | 'letterKeys') => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  return {
    language: oneOf(['auto', ...LANGUAGES], kept['language']),
    theme: oneOf(THEMES, kept['theme']),
    motion: oneOf(MOTIONS, kept['motion']),
    pace: PACES.find((pace) => pace === kept['pace']) ?? DEFAULT_SETTINGS.pace,
    sound: flag('sound'),
    patterns: flag('patterns'),
    confirm: flag('confirm'),
    letterKeys: flag('letterKeys'),
  };
}

function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T {
  return values.find((known) => known === value) ?? values[0]!;
}
