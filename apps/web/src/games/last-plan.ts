import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { deviceStorage, readText, writeText } from '../app/device-storage.ts';
import { FIRST_CARD } from './cards.ts';
import type { GameCard } from './game-card.ts';
import { rememberPlayers } from './known-family.ts';
import { type Plan, parsePlan } from './plan.ts';

const KEY = 'crownhold.plan';

const plans = new Map<string, Signal<Plan>>();

/** What was chosen last on this device for a game. */
export function lastPlan(card: GameCard): ReadonlySignal<Plan> {
  return planOf(card);
}

export function keepPlan(card: GameCard, plan: Plan): void {
  planOf(card).value = plan;
  rememberPlayers(plan);
  writeText(deviceStorage(), keyOf(card), JSON.stringify(plan));
}

function planOf(card: GameCard): Signal<Plan> {
  const known = plans.get(card.id) ?? signal(parsePlan(card.setup, readText(deviceStorage(), keyOf(card))));
  plans.set(card.id, known);
  return known;
}

/** The first game was once the only one. */
function keyOf({ id }: GameCard): string {
  return id === FIRST_CARD.id ? KEY : `${KEY}.${id}`;
}
