import { t } from '../app/language.ts';
import { navigate } from '../app/navigation.ts';
import type { GameCard } from '../games/game-card.ts';
import { keepPlan } from '../games/last-plan.ts';
import { chairsOf, type Plan } from '../games/plan.ts';

/** Begins a game as planned and opens its table. How games are played is loaded only now. */
export async function startGame(card: GameCard, plan: Plan): Promise<void> {
  keepPlan(card, plan);
  const { beginGame } = await import('./begin.ts');
  const start = { options: card.setup.options(plan), chairs: chairsOf(plan, t.value) };
  navigate({ screen: 'table', id: await beginGame(card.id, start) });
}

/** Loads it beforehand, so that the first tap finds it there. */
export function prepareStart({ id, isDealtInWorker }: GameCard): void {
  // Without it the tap loads it, and says so if it cannot.
  import('./faces.ts').then(({ loadFace }) => loadFace(id)).catch(() => undefined);
  if (isDealtInWorker)
    import('./host/host-client.ts').then(({ prepareDice }) => prepareDice(id)).catch(() => undefined);
}
