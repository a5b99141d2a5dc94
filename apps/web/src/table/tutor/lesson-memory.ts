import { deviceStorage, readText, removeText, writeText } from '../../app/device-storage.ts';

const KEY = 'crownhold.lessons';

/** The lessons that were taken in already, in this first game. */
export function knownLessons(isLesson: (id: string) => boolean): ReadonlySet<string> {
  return new Set((readText(deviceStorage(), KEY) ?? '').split(' ').filter(isLesson));
}

export function keepLessons(known: ReadonlySet<string>): void {
  writeText(deviceStorage(), KEY, [...known].join(' '));
}

export function forgetLessons(): void {
  removeText(deviceStorage(), KEY);
}
