import { parseName } from '@crownhold/core';
import { deviceStorage, readText, writeText } from '../app/device-storage.ts';

const KEY = 'crownhold.my-name';

/** How whoever uses this device was called at a table last; empty if nobody has said. */
export function myName(): string {
  const kept = parseName(readText(deviceStorage(), KEY) ?? '');
  return typeof kept === 'string' ? kept : '';
}

export function keepMyName(name: string): void {
  writeText(deviceStorage(), KEY, name);
}
