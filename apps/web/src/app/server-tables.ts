import { deviceStorage, readText, writeText } from './device-storage.ts';

/** What the server wrote into the page: that it has tables, and where others find it. A page of files alone has nothing. */
export function toldOrigin(): string | undefined {
  return globalThis.document?.documentElement.dataset['tables'];
}

export function hasTables(): boolean {
  return toldOrigin() !== undefined;
}

const KEY = 'crownhold.has-sat-online';

/** Whether this device has sat at a table of a server: only then it asks for its tables. */
export function hasSatOnline(): boolean {
  return hasTables() && readText(deviceStorage(), KEY) !== undefined;
}

export function keepSatOnline(): void {
  writeText(deviceStorage(), KEY, 'yes');
}
