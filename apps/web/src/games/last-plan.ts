import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceStorage, readText, writeText } from '../app/device-storage.ts';
import { type Plan, parsePlan } from './plan.ts';

const KEY = 'crownhold.plan';

const current = signal(parsePlan(readText(deviceStorage(), KEY)));

/** What was chosen last on this device. */
export const lastPlan: ReadonlySignal<Plan> = current;

export function keepPlan(plan: Plan): void {
  current.value = plan;
  writeText(deviceStorage(), KEY, JSON.stringify(plan));
}
