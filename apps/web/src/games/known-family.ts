import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceStorage, readText, removeText, writeText } from '../app/device-storage.ts';
import { type Member, parseFamily, withPlayers } from './family.ts';
import type { Plan } from './plan.ts';

const KEY = 'crownhold.family';

const known = signal(parseFamily(readText(deviceStorage(), KEY)));

/** Who has played on this device, the latest first. */
export const family: ReadonlySignal<readonly Member[]> = known;

export function rememberPlayers(plan: Plan): void {
  known.value = withPlayers(known.value, plan);
  if (known.value.length > 0) writeText(deviceStorage(), KEY, JSON.stringify(known.value));
}

export function forgetFamily(): void {
  known.value = [];
  removeText(deviceStorage(), KEY);
}
