import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { keepPlan } from './last-plan.ts';
import { chairsOf, optionsOf, type Plan } from './plan.ts';

/** Begins a game as planned and opens its table. How games are played is loaded only now. */
export async function startGame(plan: Plan): Promise<void> {
  keepPlan(plan);
  const { beginGame } = await import('../table/begin.ts');
  const id = await beginGame({ options: optionsOf(plan), chairs: chairsOf(plan, t.value) });
  navigate({ screen: 'table', id });
}

/** Loads it beforehand, so that the first tap finds it there. */
export function prepareStart(): void {
  // Without it the tap loads it, and says so if it cannot.
  import('../table/begin.ts').catch(() => undefined);
}
