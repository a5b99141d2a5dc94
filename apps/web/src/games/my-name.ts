import { parseName } from '@crownhold/core';
import { deviceStorage, readText, writeText } from '../app/device-storage.ts';

const KEY = 'crownhold.my-name';

/** How the person with this device was called last at a table with people elsewhere; empty if nobody has said. */
export function myName(): string {
  const kept = readText(deviceStorage(), KEY) ?? '';
  return typeof parseName(kept) === 'string' ? kept : '';
}

export function keepMyName(typed: string): void {
  const name = parseName(typed);
  if (typeof name === 'string') writeText(deviceStorage(), KEY, name);
}
