import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import { keepPlan } from '../games/last-plan.ts';
import { chairsOf, optionsOf, type Plan } from '../games/plan.ts';

/** Begins a game as planned and opens its table. How games are played is loaded only now. */
export async function startGame(plan: Plan): Promise<void> {
  keepPlan(plan);
  const { beginGame } = await import('./begin.ts');
  const start = { options: optionsOf(plan), chairs: chairsOf(plan, t.value) };
  navigate({ screen: 'table', id: await beginGame('kingdomino', start) });
}

/** Loads it beforehand, so that the first tap finds it there. */
export function prepareStart(): void {
  // Without it the tap loads it, and says so if it cannot.
  import('./faces.ts').then(({ loadFace }) => loadFace('kingdomino')).catch(() => undefined);
}
